import words from "messages:admin/fields/content/leadershipMessages";
import texts from "messages:admin/resources/leadershipMessages";
import { Quote } from "lucide-react";
import { leadershipMessageFields } from "../../../data/school/leadership-message-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

export const leadershipMessages = defineResource(leadershipMessageFields, {
  path: "messages",
  group: "content",
  icon: Quote,
  texts,
  words,
  sorts: [
    { id: "place", column: "order", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  initial: { display_locations: ["all"], order: 0 },
  place: "order",
  copy: {},
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: () => "/about/messages",
});
