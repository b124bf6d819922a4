import standings from "messages:admin/resources/storyStandings";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { textOf } from "../resource.ts";

// Stories and own pages are drafts until they are published, at once or at a set moment.

const states = ["draft", "published"] as const;
const kinds = { draft: "plain", scheduled: "information", published: "good" } as const;

export function standingOf(row: ManagedRow): keyof typeof kinds {
  if (row.status !== "published") return "draft";
  return Date.parse(textOf(row, "publish_at")) > Date.now() ? "scheduled" : "published";
}

const standingName = (row: ManagedRow, language: Language) => standings[language][standingOf(row)];

function Standing({ row }: { row: ManagedRow }) {
  return <Status kind={kinds[standingOf(row)]}>{standingName(row, useLanguage())}</Status>;
}

export const standingColumn = {
  show: (row: ManagedRow) => <Standing row={row} />,
  plain: standingName,
  onPhones: true,
};

export const standingFilter = {
  column: "status",
  choices: (language: Language) => withNames(states, standings[language]),
};
