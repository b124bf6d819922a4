import words from "messages:admin/fields/people/alumni";
import listActionTexts from "messages:admin/list/listAction";
import alumniStates from "messages:admin/people/alumniStates";
import texts from "messages:admin/resources/alumni";
import { HandCoins, MessageSquareText, UserCheck, Users } from "lucide-react";
import { decideAlumni } from "../../../data/alumni/alumni-decisions.ts";
import { alumnusFields } from "../../../data/alumni/alumnus-declaration.ts";
import { choicesNamed } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { defineResource } from "../define-resource.tsx";
import { AlumniState, type AlumniStatus } from "../people/states.tsx";
import { textOf } from "../resource.ts";

function ToQueues() {
  const t = useTexts(listActionTexts);
  return (
    <>
      <SiteLink to="/admin/alumni/waiting" className="admin-quiet-link">
        <Icon of={UserCheck} />
        {t.queue}
      </SiteLink>
      <SiteLink to="/admin/alumni/posts" className="admin-quiet-link">
        <Icon of={MessageSquareText} />
        {t.alumniPosts}
      </SiteLink>
      <SiteLink to="/admin/alumni/giving" className="admin-quiet-link">
        <Icon of={HandCoins} />
        {t.giving}
      </SiteLink>
    </>
  );
}

export const alumni = defineResource(alumnusFields, {
  path: "alumni",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "people",
  icon: Users,
  texts,
  words,
  columns: {
    status: {
      show: (row) => <AlumniState row={row} />,
      plain: (row, language) => alumniStates[language][textOf(row, "status") as AlumniStatus],
    },
  },
  filters: {
    status: {
      column: "status",
      choices: (language) => choicesNamed(alumniStates[language]),
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "name", column: "full_name", descending: false },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [{ id: "approve", run: (client, people) => decideAlumni(client, people, "approve") }],
  title: (row) => textOf(row, "full_name"),
  listActions: ToQueues,
});
