export { MyWallDialog } from "./my-wall-dialog.tsx";
export { SharedWallDialog } from "./shared-wall-dialog.tsx";
