import { CampusMark } from "../../ui/campus-mark.tsx";
import { fullDate } from "../../ui/dates.ts";

/** Where and when an album was made, and how much is in it. */
export function AlbumFacts({
  campus,
  heldOn,
  pictures,
}: {
  campus: string | null;
  heldOn: string | null;
  pictures: number;
}) {
  return (
    <span className="numbers flex flex-wrap gap-x-5">
      <CampusMark campus={campus} />
      {heldOn && <time dateTime={heldOn}>{fullDate(heldOn)}</time>}
      <span>{pictures === 1 ? "1 picture" : `${pictures} pictures`}</span>
    </span>
  );
}
