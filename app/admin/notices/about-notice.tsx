import texts from "messages:admin/admin/noticeChannels";
import { Printer } from "lucide-react";
import { addressIn } from "../../../data/languages.ts";
import { bannerText, messengerText } from "../../../data/notices/latest-updates.ts";
import type { ManagedRow, RowValues } from "../../../data/office/rows.ts";
import { noticePath } from "../../../data/pages/row-paths.ts";
import { useLanguage } from "../../language/language.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { CopiedText } from "../frame/facts.tsx";
import { textOf } from "../resource.ts";
import "../people/people.css";
import words from "messages:admin/form/bannerPreview";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { PushReach } from "./push-reach.tsx";

/** How a notice appears on each channel; saving makes it appear or end there. */
export function NoticeChannels({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = texts[language];
  const { siteUrl = "" } = useSharedData();
  const expires = textOf(row, "expires_at");
  const message = messengerText(
    textOf(row, "content"),
    expires && t.until(fullDate(expires, language)),
    siteUrl + addressIn(language, noticePath(row.id)),
  );
  return (
    <div className="about-row">
      <h2>{t.title}</h2>
      <p className="text-small text-ink-2">{t.lead}</p>
      {row.is_urgent === true && <PushReach notice={row.id} />}
      <CopiedText label={t.message} text={message} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={`${noticePath(row.id)}/poster`}
          variant="outline"
          size="small"
          reloadDocument
        >
          <Icon of={Printer} />
          {t.poster}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The banner and the notice of an update, shown during writing. */
export function BannerPreview({ values }: { values: RowValues }) {
  const t = useTexts(words);
  const content = textOf(values, "content");
  const rest = content.slice(content.indexOf("•") + 1).trim();
  return (
    <section aria-label={t.title} className="row-preview">
      <h2 className="text-small font-semibold text-ink-2">{t.title}</h2>
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
    </section>
  );
}
