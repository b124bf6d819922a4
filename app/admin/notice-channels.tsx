import { Printer } from "lucide-react";
import { addressIn } from "../../data/languages.ts";
import { messengerText } from "../../data/notices/latest-updates.ts";
import type { ManagedRow } from "../../data/office/rows.ts";
import { useLanguage } from "../language/language.ts";
import { defineTexts } from "../language/texts.ts";
import { useSharedData } from "../layout/shared-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { fullDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { CopiedText } from "./copied-text.tsx";
import { textOf } from "./resource.ts";
import "./people/people.css";

const texts = defineTexts({
  en: {
    title: "Everywhere it is said",
    lead: "Banner, list of notices, calendar and poster all end with the notice: when its time is over or it is switched off.",
    message: "Text for a messenger",
    poster: "Poster to print",
    until: (day: string) => `Until ${day}.`,
  },
  hi: {
    title: "यह कहाँ-कहाँ है",
    lead: "बैनर, सूचनाओं की सूची, कैलेंडर और पोस्टर, सब सूचना के साथ ही समाप्त होते हैं: समय पूरा होने पर या बंद करने पर।",
    message: "मैसेंजर के लिए पाठ",
    poster: "छापने के लिए पोस्टर",
    until: (day: string) => `${day} तक।`,
  },
});

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
