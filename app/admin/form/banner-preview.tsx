import words from "messages:admin/form/bannerPreview";
import { bannerText } from "../../../data/notices/latest-updates.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { textOf } from "../resource.ts";

/** An update as the banner and the notice will have it, while it is written. */
export function BannerPreview({ values }: { values: RowValues }) {
  const t = useTexts(words);
  const content = textOf(values, "content");
  const rest = content.slice(content.indexOf("•") + 1).trim();
  return (
    <>
      <p className="banner-preview on-pine">{bannerText(content) || t.bannerEmpty}</p>
      {values.is_urgent === true && (
        <p className="mt-3">
          <Status kind="bad">{t.urgent}</Status>
        </p>
      )}
      {content.includes("•") && rest && (
        <p className="mt-3 text-small">
          <span className="block text-ink-2">{t.rest}</span>
          {rest}
        </p>
      )}
    </>
  );
}
