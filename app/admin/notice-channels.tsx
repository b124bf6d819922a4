import { Check, Copy, Printer } from "lucide-react";
import { useState } from "react";
import { addressIn } from "../../data/languages.ts";
import { messengerText } from "../../data/latest-updates.ts";
import type { ManagedRow } from "../../data/managed/rows.ts";
import { useLanguage } from "../language/language.ts";
import { defineTexts } from "../language/texts.ts";
import { useSharedData } from "../layout/shared-data.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { fullDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { textOf } from "./resource.ts";
import "./people/people.css";

const texts = defineTexts({
  en: {
    title: "Everywhere it is said",
    lead: "Banner, list of notices, calendar and poster all end with the notice: when its time is over or it is switched off.",
    message: "Text for a messenger",
    copy: "Copy the text",
    copied: "Copied",
    poster: "Poster to print",
    until: (day: string) => `Until ${day}.`,
  },
  hi: {
    title: "यह कहाँ-कहाँ है",
    lead: "बैनर, सूचनाओं की सूची, कैलेंडर और पोस्टर, सब सूचना के साथ ही समाप्त होते हैं: समय पूरा होने पर या बंद करने पर।",
    message: "मैसेंजर के लिए पाठ",
    copy: "पाठ कॉपी करें",
    copied: "कॉपी हो गया",
    poster: "छापने के लिए पोस्टर",
    until: (day: string) => `${day} तक।`,
  },
});

/** One notice on every channel: what is saved is said there, and ends there with it. */
export function NoticeChannels({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = texts[language];
  const { siteUrl = "" } = useSharedData();
  const [isCopied, setCopied] = useState(false);
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
      <label className="grid gap-1 text-small">
        {t.message}
        <textarea
          readOnly
          rows={6}
          value={message}
          className="field-control"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline2"
          size="small"
          onClick={() =>
            void navigator.clipboard?.writeText(message).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <Icon of={isCopied ? Check : Copy} />
          <span role="status">{isCopied ? t.copied : t.copy}</span>
        </Button>
        <ButtonLink to={`/notices/${row.id}/poster`} variant="outline" size="small" reloadDocument>
          <Icon of={Printer} />
          {t.poster}
        </ButtonLink>
      </div>
    </div>
  );
}
