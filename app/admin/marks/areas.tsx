import marksTexts from "messages:admin/marks/marks";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTexts } from "../../language/texts.ts";
import type { Area } from "./hide-faces.ts";

const smallest = 0.02;
const step = 0.01;
const within = (share: number, most = 1) => Math.min(Math.max(share, 0), Math.max(most, 0));

/** Moves or resizes an area within the picture. */
function changed(area: Area, [x, y]: readonly [number, number], isSize: boolean): Area {
  if (isSize) {
    return {
      ...area,
      width: Math.max(smallest, within(area.width + x, 1 - area.left)),
      height: Math.max(smallest, within(area.height + y, 1 - area.top)),
    };
  }
  return {
    ...area,
    left: within(area.left + x, 1 - area.width),
    top: within(area.top + y, 1 - area.height),
  };
}

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Rectangles over a picture: drawn by mouse or finger, moved and resized by keys, removed by Delete. */
export function Areas({
  areas,
  onChange,
  children,
}: {
  areas: readonly Area[];
  onChange: (areas: Area[]) => void;
  /** The picture. */
  children: React.ReactNode;
}) {
  const t = useTexts(marksTexts);
  const frame = useRef<HTMLDivElement>(null);
  const start = useRef<readonly [number, number]>(undefined);
  const placeOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
  };
  const spanned = (event: PointerEvent): Area | undefined => {
    if (!start.current) return undefined;
    const [[x, y], [toX, toY]] = [start.current, placeOf(event)];
    const size = { width: Math.abs(toX - x), height: Math.abs(toY - y) };
    return { left: Math.min(x, toX), top: Math.min(y, toY), ...size };
  };
  const begin = (event: PointerEvent) => {
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = placeOf(event);
    onChange([...areas, { left: start.current[0], top: start.current[1], width: 0, height: 0 }]);
  };
  const draw = (event: PointerEvent) => {
    const area = spanned(event);
    if (area) onChange([...areas.slice(0, -1), area]);
  };
  const end = (event: PointerEvent) => {
    const area = spanned(event);
    start.current = undefined;
    // A mere click is no rectangle.
    if (area && (area.width < smallest || area.height < smallest)) onChange(areas.slice(0, -1));
  };
  const press = (event: KeyboardEvent, index: number) => {
    const arrow = arrows[event.key];
    if (arrow) {
      onChange(
        areas.map((area, at) => (at === index ? changed(area, arrow, event.shiftKey) : area)),
      );
    } else if (event.key === "Delete" || event.key === "Backspace") {
      onChange(areas.filter((_, at) => at !== index));
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      className="areas"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
      {areas.map(({ left, top, width, height }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no other name.
          key={index}
          type="button"
          aria-label={t.area(index + 1)}
          className="area"
          ref={(element) => {
            // Through the style object, because the page's policy allows no style attributes.
            if (!element) return;
            element.style.left = `${left * 100}%`;
            element.style.top = `${top * 100}%`;
            element.style.width = `${width * 100}%`;
            element.style.height = `${height * 100}%`;
          }}
          onKeyDown={(event) => press(event, index)}
        />
      ))}
    </div>
  );
}
