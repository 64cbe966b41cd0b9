import { useEffect, useEffectEvent } from "react";

/** Calls `goOn`, while somebody waits for it, when the browser says that the network is back. */
export function useNetworkBack(waits: boolean, goOn: () => void): void {
  const onBack = useEffectEvent(goOn);
  useEffect(() => {
    if (!waits) return;
    const back = () => onBack();
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, [waits]);
}
