import { IconButton } from "#app/ui/button/icon-button.tsx";
import { IconVolume, IconVolume2, IconVolumeOff } from "#app/ui/icons/icons.ts";
import { Slider } from "../slider/slider.tsx";
import { isSilent, setVolume, toggleSound, type Volume } from "../../volume-store.ts";
import styles from "./volume-control.module.css";

/** Phones of one maker keep the volume to their own buttons: what is set there stays at 1. */
const SETTABLE = canSetVolume();

/** Mute, and the volume from 0 to 1 by steps of 0.01 [M4]; where the site cannot set it, which buttons can. */
export function VolumeControl({ volume }: { volume: Volume }) {
  const silent = isSilent(volume);
  const heard = silent ? 0 : volume.level;
  const Icon = silent ? IconVolumeOff : heard < 0.5 ? IconVolume2 : IconVolume;
  return (
    <div className={styles.volume}>
      <IconButton label={silent ? "Rétablir le son" : "Couper le son"} onClick={toggleSound}>
        <Icon aria-hidden />
      </IconButton>
      {SETTABLE ? (
        <Slider
          share={heard}
          min={0}
          max={1}
          step={0.01}
          value={heard}
          aria-label="Volume"
          aria-valuetext={silent ? "Son coupé" : `${Math.round(heard * 100)} %`}
          onChange={(event) => setVolume({ level: event.target.valueAsNumber, muted: false })}
        />
      ) : (
        <span className={styles.fixed}>Boutons de l’appareil</span>
      )}
    </div>
  );
}

function canSetVolume(): boolean {
  const probe = document.createElement("video");
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
