export { MyWallDialog, type Undo } from "./my-wall-dialog.tsx";
export { SharedWallDialog } from "./shared-wall-dialog.tsx";
