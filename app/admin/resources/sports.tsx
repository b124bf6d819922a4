import words from "messages:admin/fields/content/sports";
import sportsTexts from "messages:admin/resources/sports";
import sportsWords from "messages:admin/resources/sportsWords";
import { Trophy } from "lucide-react";
import { sportPath } from "../../../data/pages/row-paths.ts";
import { sportFields } from "../../../data/sports/sport-declaration.ts";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { placeSorts } from "../school-lists/archivable.tsx";

function Registration({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(sportsWords);
  return <Status kind={isOpen ? "good" : "plain"}>{isOpen ? t.open : t.closed}</Status>;
}

export const sports = defineResource(sportFields, {
  path: "sports",
  group: "content",
  icon: Trophy,
  texts: sportsTexts,
  words,
  columns: {
    registration_open: {
      show: (row) => <Registration isOpen={row.registration_open === true} />,
      plain: (row, language) => sportsWords[language][row.registration_open ? "open" : "closed"],
      onPhones: true,
    },
  },
  filters: {
    registration: {
      column: "registration_open",
      choices: (language) => [
        { id: "true", name: sportsWords[language].open },
        { id: "false", name: sportsWords[language].closed },
      ],
    },
  },
  sorts: placeSorts,
  bulk: [
    { id: "open", values: { registration_open: true } },
    { id: "close", values: { registration_open: false } },
  ],
  initial: { registration_open: true, position: 0 },
  place: "position",
  copy: {},
  tabs: ["registrations"],
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: (row) => sportPath(row.id),
});
