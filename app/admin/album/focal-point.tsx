import albumPageTexts from "messages:admin/album/albumPage";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { useTexts } from "../../language/texts.ts";
import { PictureImage } from "../../ui/picture.tsx";

const arrows: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
};
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
const percent = (share: number) => Math.round(share * 100);

/** A picture with the point that must stay in sight where it is cropped, set by a click or by arrow keys. */
export function FocalPoint({
  picture,
  onChange,
}: {
  picture: ManagedPicture;
  onChange: () => void;
}) {
  const [point, setPoint] = useState([within(picture.focal_x), within(picture.focal_y)] as const);
  const [x, y] = point;
  const t = useTexts(albumPageTexts);
  const put = (nextX: number, nextY: number) => {
    setPoint([within(nextX), within(nextY)]);
    onChange();
  };
  const click = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter and the space bar point nowhere.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    put((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    put(x + arrow[0], y + arrow[1]);
  };
  const position = { "--x": `${percent(x)}%`, "--y": `${percent(y)}%` } as React.CSSProperties;
  return (
    <div className="focal" style={position}>
      <button
        type="button"
        aria-label={`${t.focus}. ${t.focusNow({ x: percent(x), y: percent(y) })}`}
        className="focal-picture"
        onClick={click}
        onKeyDown={step}
      >
        <PictureImage
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="18rem"
        />
      </button>
      <div className="focal-crop" aria-hidden>
        <PictureImage
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="6rem"
        />
      </div>
      <input type="hidden" name="focal_x" value={x} />
      <input type="hidden" name="focal_y" value={y} />
    </div>
  );
}
