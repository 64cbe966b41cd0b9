export { galleryKin } from "./gallery-kin.ts";
export { playerFile } from "./player-file.ts";
