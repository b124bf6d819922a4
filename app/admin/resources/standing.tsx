import standings from "messages:admin/resources/storyStandings";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { withNames } from "../../language/names.ts";
import { type Standing, standingKinds, textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

// Stories and own pages are drafts until they are published, at once or at a set moment.

const states = ["draft", "published"] as const;

export function standingOf(row: ManagedRow): Standing {
  if (row.status !== "published") return "draft";
  return Date.parse(textOf(row, "publish_at")) > Date.now() ? "scheduled" : "published";
}

const namesIn = (language: Language) => standings[language];

export const standingColumn = statusColumn(standingKinds, standingOf, namesIn);

export const standingFilter = {
  column: "status",
  choices: (language: Language) => withNames(states, standings[language]),
};
