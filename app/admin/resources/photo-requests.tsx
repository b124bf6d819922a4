import { ImageOff } from "lucide-react";
import {
  photoRequestFields,
  photoRequestStates,
} from "../../../data/forms/photo-request-fields.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Picture requests",
    one: "request",
    add: "",
    lead: "Pictures that somebody asked to have taken away. Visitors have not seen them since; you decide whether they come back.",
    empty: "Nobody has asked for a picture to be taken away.",
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
  listIn(photoRequestStates, language).find(({ id }) => id === row.status)?.name ?? "";

export const photoRequests = defineResource(photoRequestFields, {
  path: "photo-requests",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ImageOff,
  texts,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>
          {stateName(row, language)}
        </Status>
      ),
      plain: stateName,
    },
  },
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [],
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
});
