import texts from "messages:admin/admin/noticeChannels";
import { Printer } from "lucide-react";
import { addressIn } from "../../data/languages.ts";
import { messengerText } from "../../data/notices/latest-updates.ts";
import type { ManagedRow } from "../../data/office/rows.ts";
import { useLanguage } from "../language/language.ts";
import { useSharedData } from "../layout/shared-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { fullDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { CopiedText } from "./copied-text.tsx";
import { textOf } from "./resource.ts";
import "./people/people.css";

/** How a notice appears on each channel; what is saved appears and ends there. */
export function NoticeChannels({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = texts[language];
  const { siteUrl = "" } = useSharedData();
  const expires = textOf(row, "expires_at");
  const message = messengerText(
    textOf(row, "content"),
    expires && t.until(fullDate(expires, language)),
    siteUrl + addressIn(language, `/notices/${row.id}`),
  );
  return (
    <div className="about-row">
      <h2>{t.title}</h2>
      <p className="text-small text-ink-2">{t.lead}</p>
      <CopiedText label={t.message} text={message} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/notices/${row.id}/poster`} variant="outline" size="small" reloadDocument>
          <Icon of={Printer} />
          {t.poster}
        </ButtonLink>
      </div>
    </div>
  );
}
