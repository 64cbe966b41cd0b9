export { playerFile } from "./player-file.ts";
