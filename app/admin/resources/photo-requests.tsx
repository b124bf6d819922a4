import { ImageOff } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { dayColumn, textColumn } from "./parts.tsx";

const states = [
  { id: "new", name: "To be decided", hi: { name: "निर्णय बाकी" } },
  { id: "restored", name: "Shown again", hi: { name: "फिर दिखाया गया" } },
  { id: "removed", name: "Taken away", hi: { name: "हटाया गया" } },
] as const;

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Picture requests",
    one: "request",
    add: "",
    lead: "Pictures that somebody asked to have taken away. Visitors have not seen them since; you decide whether they come back.",
    empty: "Nobody has asked for a picture to be taken away.",
    columns: {
      album: "Album",
      name: "Who asks",
      received: "Received",
      status: "State",
      reason: "What they say",
    },
    fields: { status: { label: "State" } },
    filters: { status: { label: "State", all: "Every state" } },
    sorts: { newest: "Last received first" },
    bulk: {},
    actions: {
      remove: {
        label: "Take it away for good",
        question: "Take this picture away for good?",
        fact: "It stays hidden, and its files are deleted after thirty days. Who asked gets a letter.",
        done: "The picture stays away.",
      },
      restore: {
        label: "Show it again",
        question: "Show this picture again?",
        fact: "Visitors see it at once. Who asked gets a letter.",
        done: "The picture is shown again.",
      },
    },
  },
  hi: {
    many: "चित्र हटाने के अनुरोध",
    one: "अनुरोध",
    add: "",
    lead: "वे चित्र जिन्हें किसी ने हटाने को कहा। तब से आगंतुक उन्हें नहीं देखते; आप तय करते हैं कि वे लौटें या नहीं।",
    empty: "किसी ने कोई चित्र हटाने को नहीं कहा है।",
    columns: {
      album: "एल्बम",
      name: "किसने कहा",
      received: "मिला",
      status: "स्थिति",
      reason: "उनका कहना",
    },
    fields: { status: { label: "स्थिति" } },
    filters: { status: { label: "स्थिति", all: "हर स्थिति" } },
    sorts: { newest: "हाल में मिले पहले" },
    bulk: {},
    actions: {
      remove: {
        label: "हमेशा के लिए हटाएँ",
        question: "यह चित्र हमेशा के लिए हटाएँ?",
        fact: "यह छिपा रहेगा और इसकी फ़ाइलें तीस दिन बाद मिटा दी जाएँगी। अनुरोध करने वाले को पत्र जाएगा।",
        done: "चित्र हटा रहेगा।",
      },
      restore: {
        label: "फिर दिखाएँ",
        question: "यह चित्र फिर दिखाएँ?",
        fact: "आगंतुक इसे तुरंत देखेंगे। अनुरोध करने वाले को पत्र जाएगा।",
        done: "चित्र फिर दिखाया जा रहा है।",
      },
    },
  },
};

const stateName = (row: ManagedRow, language: Language): string =>
  listIn(states, language).find(({ id }) => id === row.status)?.name ?? "";

export const photoRequests: Resource = {
  path: "photo-requests",
  table: "photo_requests",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ImageOff,
  texts,
  columns: [
    { id: "album", show: (row) => textOf(row, "album_title") },
    textColumn("name", { onPhones: true }),
    dayColumn("received", "created_at"),
    {
      id: "status",
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>
          {stateName(row, language)}
        </Status>
      ),
      plain: stateName,
    },
  ],
  search: ["name", "email", "album_title", "reference"],
  filters: [{ id: "status", column: "status", choices: (language) => listIn(states, language) }],
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [],
  fields: [{ name: "status", kind: "choice", choices: (language) => listIn(states, language) }],
  title: (row) => `${textOf(row, "reference")}, ${textOf(row, "album_title")}`,
  actions: [
    {
      id: "remove",
      isFor: (row) => row.status !== "removed",
      values: () => ({ status: "removed" }),
    },
    {
      id: "restore",
      isFor: (row) => row.status !== "restored",
      values: () => ({ status: "restored" }),
    },
  ],
};
