import type { Focus } from "../../../../data/gallery/print-focus.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { PictureImage } from "../../../ui/picture.tsx";
import "./apply.css";

/** What every application leads to. */
export const firstDay = "/prints/events/first-day-of-session.svg";

/** The top of an application's pages; on a phone without the picture, so that the form comes at once. */
export function ApplyTop({
  title,
  lead,
  focus,
}: {
  title: string;
  lead: string;
  focus: Focus | undefined;
}) {
  return (
    <div className="apply-top">
      <div className="min-w-0">
        <PageTop title={title} lead={lead} />
      </div>
      <div className="print still">
        <PictureImage src={firstDay} alt="" width={1600} height={1000} focus={focus} />
      </div>
    </div>
  );
}
