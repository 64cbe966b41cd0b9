/** A size or a point in CSS pixels; points are measured from the middle of the stage. */
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** How the sheet lies on the stage: its scale, and how far its middle is from the middle of the stage. */
export interface ZoomView extends Point {
  scale: number;
}

export const REST: ZoomView = { scale: 1, x: 0, y: 0 };
const MOST = 6;

/** The greatest size of a ratio (width by height) inside a box. */
export function fitInside(ratio: number, box: Size): Size {
  const width = Math.min(box.width, box.height * ratio);
  return { width, height: width / ratio };
}

/** Zooms by a factor while the point under the finger stays under it. */
export function zoomAt(view: ZoomView, factor: number, point: Point, sheet: Size, stage: Size): ZoomView {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const kept = scale / view.scale;
  return holdInside(
    { scale, x: point.x - (point.x - view.x) * kept, y: point.y - (point.y - view.y) * kept },
    sheet,
    stage,
  );
}

/** Moves the sheet, no further than its edges. */
export function panBy(view: ZoomView, by: Point, sheet: Size, stage: Size): ZoomView {
  return holdInside({ ...view, x: view.x + by.x, y: view.y + by.y }, sheet, stage);
}

/** Toggles between the whole sheet and a reading size, for the double click and the `z` key. */
export function toggleZoom(view: ZoomView, point: Point, sheet: Size, stage: Size): ZoomView {
  return view.scale > 1 ? REST : zoomAt(view, 2.5, point, sheet, stage);
}

function holdInside(view: ZoomView, sheet: Size, stage: Size): ZoomView {
  const hold = (value: number, full: number, room: number) => {
    const most = Math.max(0, (full * view.scale - room) / 2);
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return {
    scale: view.scale,
    x: hold(view.x, sheet.width, stage.width),
    y: hold(view.y, sheet.height, stage.height),
  };
}
