import albumTexts from "messages:site/gallery/album";
import { useLanguage } from "../../language/language.ts";
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
  const language = useLanguage();
  return (
    <span className="numbers flex flex-wrap gap-x-5">
      <CampusMark campus={campus} />
      {heldOn && <time dateTime={heldOn}>{fullDate(heldOn, language)}</time>}
      <span>{albumTexts[language].count(pictures)}</span>
    </span>
  );
}
