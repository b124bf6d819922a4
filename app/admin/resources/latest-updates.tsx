import { Megaphone } from "lucide-react";
import { bannerText } from "../../../data/notices/latest-updates.ts";
import { updateFields } from "../../../data/notices/update-fields.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { defineTexts, useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const words = defineTexts({
  en: {
    showing: "Showing",
    planned: "Planned",
    over: "Over",
    off: "Switched off",
  },
  hi: {
    showing: "दिख रहा है",
    planned: "आगे दिखेगा",
    over: "समाप्त",
    off: "बंद",
  },
});

type Standing = "showing" | "planned" | "over" | "off";

function standingOf(row: ManagedRow): Standing {
  const now = Date.now();
  const [starts, expires] = [textOf(row, "starts_at"), textOf(row, "expires_at")];
  if (row.is_active !== true) return "off";
  if (expires && Date.parse(expires) <= now) return "over";
  return starts && Date.parse(starts) > now ? "planned" : "showing";
}

function Standing({ row }: { row: ManagedRow }) {
  const standing = standingOf(row);
  const kinds = { showing: "good", planned: "information", over: "plain", off: "plain" } as const;
  return <Status kind={kinds[standing]}>{useTexts(words)[standing]}</Status>;
}

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Latest updates",
    one: "update",
    add: "New update",
    lead: "The lines that rotate in the banner at the top of every page, and the notices.",
    empty: "There is no update yet. The banner stays closed until there is one.",
    sorts: { newest: "Newest first", oldest: "Oldest first", priority: "Priority first" },
    bulk: { show: "Switch on", hide: "Switch off" },
  },
  hi: {
    many: "ताज़ा सूचनाएँ",
    one: "सूचना",
    add: "नई सूचना",
    lead: "हर पृष्ठ के ऊपर बैनर में बारी-बारी से दिखने वाली पंक्तियाँ, और सूचना पृष्ठ।",
    empty: "अभी कोई सूचना नहीं है। तब तक बैनर बंद रहता है।",
    sorts: { newest: "नई पहले", oldest: "पुरानी पहले", priority: "प्राथमिकता से" },
    bulk: { show: "चालू करें", hide: "बंद करें" },
  },
};

export const latestUpdates = defineResource(updateFields, {
  path: "updates",
  group: "content",
  icon: Megaphone,
  texts,
  columns: {
    content: {
      show: (row) => bannerText(textOf(row, "content")),
      plain: (row) => textOf(row, "content"),
    },
    standing: {
      words: { en: "State", hi: "स्थिति" },
      show: (row) => <Standing row={row} />,
      plain: (row, language) => words[language][standingOf(row)],
      onPhones: true,
    },
  },
  filters: {
    active: {
      label: { en: "Switch", hi: "स्थिति" },
      all: { en: "On and off", hi: "चालू और बंद" },
      column: "is_active",
      choices: (language) => [
        { id: "true", name: language === "hi" ? "चालू" : "On" },
        { id: "false", name: language === "hi" ? "बंद" : "Off" },
      ],
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
    { id: "priority", column: "priority", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  initial: { is_active: true, priority: 0 },
  copy: { is_active: false },
  title: (row) => bannerText(textOf(row, "content")),
  publicPage: ({ id }) => `/notices/${id}`,
});
