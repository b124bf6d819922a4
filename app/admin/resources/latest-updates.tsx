import { Megaphone } from "lucide-react";
import { bannerText } from "../../../data/notices/latest-updates.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { defineTexts, useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, dayColumn } from "./parts.tsx";

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

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Latest updates",
    one: "update",
    add: "New update",
    lead: "The lines that rotate in the banner at the top of every page, and the notices.",
    empty: "There is no update yet. The banner stays closed until there is one.",
    columns: {
      content: "Text",
      standing: "State",
      campus: campusWords.en.label,
      priority: "Priority",
      starts: "From",
      expires: "Until",
    },
    fields: {
      content: {
        label: "Text",
        hint: "The banner shows what stands before a bullet (•); the notice shows all of it.",
      },
      link: { label: "Link", hint: "A page of the site such as /admissions, or an https address." },
      is_active: { label: "Show it to visitors" },
      is_urgent: {
        label: "Urgent: pin it, alone in the banner",
        hint: "While an urgent update is shown, the banner shows nothing else. For a closed school or a missed bus.",
      },
      starts_at: { label: "Shown from", hint: "Indian time. Left open: at once." },
      expires_at: {
        label: "Shown until",
        hint: "Indian time. Left open: until it is switched off.",
      },
      calendar_from: {
        label: "In the calendar from",
        hint: "Where the notice is about days: it stands in the calendar on them, for as long as it is shown.",
      },
      calendar_to: { label: "In the calendar until", hint: "Left open: that one day." },
      campus: campusWords.en,
      priority: {
        label: "Priority",
        hint: "From −100 to 100. Higher ones are pinned above others.",
      },
    },
    filters: {
      active: { label: "Switch", all: "On and off" },
      campus: campusWords.en,
    },
    sorts: { newest: "Newest first", oldest: "Oldest first", priority: "Priority first" },
    bulk: { show: "Switch on", hide: "Switch off" },
  },
  hi: {
    many: "ताज़ा सूचनाएँ",
    one: "सूचना",
    add: "नई सूचना",
    lead: "हर पृष्ठ के ऊपर बैनर में बारी-बारी से दिखने वाली पंक्तियाँ, और सूचना पृष्ठ।",
    empty: "अभी कोई सूचना नहीं है। तब तक बैनर बंद रहता है।",
    columns: {
      content: "पाठ",
      standing: "स्थिति",
      campus: campusWords.hi.label,
      priority: "प्राथमिकता",
      starts: "कब से",
      expires: "कब तक",
    },
    fields: {
      content: {
        label: "पाठ",
        hint: "बैनर में बुलेट (•) से पहले का भाग दिखता है; सूचना पृष्ठ पर पूरा पाठ।",
      },
      link: { label: "लिंक", hint: "साइट का पृष्ठ, जैसे /admissions, या https वाला पता।" },
      is_active: { label: "आगंतुकों को दिखाएँ" },
      is_urgent: {
        label: "अति आवश्यक: बैनर में केवल यही दिखे",
        hint: "जब तक अति आवश्यक सूचना दिखती है, बैनर में और कुछ नहीं दिखता। जैसे विद्यालय बंद होने पर।",
      },
      starts_at: { label: "कब से दिखे", hint: "भारतीय समय। खाली छोड़ने पर तुरंत।" },
      expires_at: { label: "कब तक दिखे", hint: "भारतीय समय। खाली छोड़ने पर बंद किए जाने तक।" },
      calendar_from: {
        label: "कैलेंडर में कब से",
        hint: "यदि सूचना किन्हीं दिनों की है: जब तक वह दिखती है, उन दिनों पर कैलेंडर में भी रहती है।",
      },
      calendar_to: { label: "कैलेंडर में कब तक", hint: "खाली छोड़ने पर केवल वही दिन।" },
      campus: campusWords.hi,
      priority: { label: "प्राथमिकता", hint: "−100 से 100 तक। अधिक वाली ऊपर रहती हैं।" },
    },
    filters: {
      active: { label: "स्थिति", all: "चालू और बंद" },
      campus: campusWords.hi,
    },
    sorts: { newest: "नई पहले", oldest: "पुरानी पहले", priority: "प्राथमिकता से" },
    bulk: { show: "चालू करें", hide: "बंद करें" },
  },
};

export const latestUpdates: Resource = {
  path: "updates",
  table: "latest_updates",
  group: "content",
  icon: Megaphone,
  texts,
  columns: [
    {
      id: "content",
      show: (row) => bannerText(textOf(row, "content")),
      plain: (row) => textOf(row, "content"),
    },
    {
      id: "standing",
      show: (row) => <Standing row={row} />,
      plain: (row, language) => words[language][standingOf(row)],
      onPhones: true,
    },
    campusColumn,
    dayColumn("starts", "starts_at"),
    dayColumn("expires", "expires_at"),
    { id: "priority", show: (row) => textOf(row, "priority"), isNumber: true },
  ],
  search: ["content"],
  filters: [
    {
      id: "active",
      column: "is_active",
      choices: (language) => [
        { id: "true", name: language === "hi" ? "चालू" : "On" },
        { id: "false", name: language === "hi" ? "बंद" : "Off" },
      ],
    },
    campusFilter,
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
    { id: "priority", column: "priority", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  fields: [
    { name: "content", kind: "long-text", translated: true },
    { name: "link", kind: "link", optional: true, wide: true },
    { name: "is_active", kind: "check", wide: true },
    { name: "is_urgent", kind: "check", wide: true },
    { name: "starts_at", kind: "moment", optional: true },
    { name: "expires_at", kind: "moment", optional: true },
    { name: "calendar_from", kind: "day", optional: true },
    { name: "calendar_to", kind: "day", optional: true },
    campusField,
    { name: "priority", kind: "number", optional: true },
  ],
  initial: { is_active: true, priority: 0 },
  copy: { is_active: false },
  title: (row) => bannerText(textOf(row, "content")),
  publicPage: ({ id }) => `/notices/${id}`,
};
