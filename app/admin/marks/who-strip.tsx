import marksTexts from "messages:admin/marks/marks";
import { memo, useEffect, useRef } from "react";
import type { MarkedPicture } from "../../../data/consent/picture-marks.ts";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { useTexts } from "../../language/texts.ts";
import { OfficePicture } from "../media/office-picture.tsx";
import { MarkStatus } from "./mark-status.tsx";

type Thumbnail = {
  picture: ManagedPicture;
  mark: MarkedPicture | undefined;
  number: number;
  isHere: boolean;
  isSelected: boolean;
};

/** All pictures in a row, to open and to select. */
export function WhoStrip({
  pictures,
  onGo,
  onSelect,
}: {
  pictures: readonly (Thumbnail & { id: string })[];
  onGo: (place: number) => void;
  onSelect: (id: string, isOn: boolean) => void;
}) {
  const t = useTexts(marksTexts);
  const act = useRef({ onGo, onSelect });
  act.current = { onGo, onSelect };
  return (
    <ol aria-label={t.strip} className="who-strip">
      {pictures.map((one) => (
        <StripPicture key={one.id} {...one} act={act} />
      ))}
    </ol>
  );
}

type Acts = {
  current: { onGo: (place: number) => void; onSelect: (id: string, isOn: boolean) => void };
};

const StripPicture = memo(function StripPicture({
  id,
  picture,
  mark,
  number,
  isHere,
  isSelected,
  act,
}: Thumbnail & { id: string; act: Acts }) {
  const t = useTexts(marksTexts);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) item.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isHere]);
  return (
    <li ref={item} data-here={isHere || undefined} data-selected={isSelected || undefined}>
      <button
        type="button"
        aria-label={t.goTo({ number, what: picture.alt || null })}
        aria-current={isHere || undefined}
        onClick={() => act.current.onGo(number - 1)}
      >
        <OfficePicture
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="9rem"
          pixels={320}
        />
      </button>
      <input
        type="checkbox"
        className="field-tick"
        aria-label={t.select({ number, what: picture.alt || null })}
        checked={isSelected}
        onChange={({ target }) => act.current.onSelect(id, target.checked)}
      />
      <p className="who-foot">
        <span>{number}</span>
        {mark && <MarkStatus mark={mark} />}
      </p>
    </li>
  );
});
