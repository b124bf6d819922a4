export type Gestures = {
  /** Magnifies the picture about its centre. */
  zoomBy: (factor: number) => void;
  reset: () => void;
  end: () => void;
};

type Point = { x: number; y: number };

const largestScale = 5;
const doubleTapScale = 2.5;
const doubleTapMs = 300;
/** A press that moves farther than this, in CSS pixels, is not a tap. */
const tapSlack = 10;
/** A swipe must be this long, or this fast (pixels per millisecond). */
const swipeLength = 80;
const swipeSpeed = 0.4;

/**
 * Handles touch, mouse and trackpad on the stage: one finger swipes to a neighbour or moves a
 * magnified picture; two fingers, Ctrl and wheel, or a double tap magnify. Positions are CSS pixels
 * from the centre of the stage.
 */
export function createGestures(stage: HTMLElement, onSwipe: (by: 1 | -1) => void): Gestures {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let offset: Point = { x: 0, y: 0 };
  let magnified: HTMLElement | null = null;
  /** The positions of fingers and picture when the number of fingers last changed. */
  let start = { middle: offset, spread: 0, scale, offset, time: 0 };
  let moved = false;
  let lastTap = { time: 0, x: 0, y: 0 };

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const middleOf = (points: Point[]): Point => ({
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  });
  const spreadOf = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

  const place = (newScale: number, newOffset: Point) => {
    const picture = stage.querySelector<HTMLElement>("[data-shown] .large-picture");
    if (!picture) return;
    if (picture !== magnified) release();
    magnified = picture;
    scale = Math.min(Math.max(newScale, 1), largestScale);
    const within = (wanted: number, size: number, room: number) => {
      const most = Math.max((size * scale - room) / 2, 0);
      return Math.min(Math.max(wanted, -most), most);
    };
    offset = {
      x: within(newOffset.x, picture.offsetWidth, stage.clientWidth),
      y: within(newOffset.y, picture.offsetHeight, stage.clientHeight),
    };
    picture.style.transform = `translate(${offset.x}px, ${offset.y}px) scale(${scale})`;
    stage.classList.toggle("magnified", scale > 1);
  };
  /** Magnifies around `point`, which stays in place. */
  const zoomTo = (wanted: number, point: Point) => {
    const factor = Math.min(Math.max(wanted, 1), largestScale) / scale;
    place(scale * factor, {
      x: point.x - (point.x - offset.x) * factor,
      y: point.y - (point.y - offset.y) * factor,
    });
  };
  const release = () => {
    if (magnified) magnified.style.transform = "";
    magnified = null;
    scale = 1;
    offset = { x: 0, y: 0 };
    stage.classList.remove("magnified");
  };
  const drag = (distance: number | null) => {
    stage.classList.toggle("dragging", distance !== null);
    stage.style.setProperty("--drag", `${distance ?? 0}px`);
  };

  const begin = () => {
    const points = [...fingers.values()];
    const [middle, spread] = [middleOf(points), spreadOf(points)];
    start = { middle, spread, scale, offset, time: performance.now() };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, fromMiddle(event));
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      moved = true;
      drag(null);
    }
    begin();
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, fromMiddle(event));
    const points = [...fingers.values()];
    const now = middleOf(points);
    const by = { x: now.x - start.middle.x, y: now.y - start.middle.y };
    if (Math.hypot(by.x, by.y) > tapSlack) moved = true;
    if (points.length > 1) {
      const wanted = start.scale * (spreadOf(points) / (start.spread || 1));
      const factor = Math.min(Math.max(wanted, 1), largestScale) / start.scale;
      place(start.scale * factor, {
        x: now.x - (start.middle.x - start.offset.x) * factor,
        y: now.y - (start.middle.y - start.offset.y) * factor,
      });
    } else if (scale > 1) {
      place(scale, { x: start.offset.x + by.x, y: start.offset.y + by.y });
    } else if (moved) {
      drag(by.x);
    }
  };
  const up = (event: PointerEvent) => {
    const point = fingers.get(event.pointerId);
    if (!point) return;
    fingers.delete(event.pointerId);
    const wasDragged = stage.classList.contains("dragging");
    drag(null);
    if (fingers.size > 0) return begin();
    if (event.type === "pointercancel") return;
    if (!moved) return tap(point);
    if (!wasDragged) return;
    const length = point.x - start.middle.x;
    const speed = Math.abs(length) / Math.max(performance.now() - start.time, 1);
    const far = Math.abs(length) > swipeLength;
    if (far || (speed > swipeSpeed && Math.abs(length) > tapSlack * 2))
      onSwipe(length < 0 ? 1 : -1);
  };
  const tap = (point: Point) => {
    const time = performance.now();
    const near = Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < tapSlack * 3;
    if (near && time - lastTap.time < doubleTapMs) {
      if (scale > 1) release();
      else zoomTo(doubleTapScale, point);
      lastTap = { time: 0, ...point };
    } else {
      lastTap = { time, ...point };
    }
  };
  // A trackpad pinch arrives as a wheel event with Ctrl.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 150), fromMiddle(event));
  };

  const ended = new AbortController();
  const { signal } = ended;
  stage.addEventListener("pointerdown", down, { signal });
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", up, { signal });
  stage.addEventListener("pointercancel", up, { signal });
  stage.addEventListener("wheel", wheel, { signal, passive: false });
  stage.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return {
    zoomBy: (factor) => zoomTo(scale * factor, { x: 0, y: 0 }),
    reset: release,
    end: () => ended.abort(),
  };
}
