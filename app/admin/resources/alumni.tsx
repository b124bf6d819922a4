import listActionTexts from "messages:admin/list/listAction";
import alumniStates from "messages:admin/people/alumniStates";
import { UserCheck, Users } from "lucide-react";
import { alumnusFields } from "../../../data/alumni/alumnus-fields.ts";
import { decideAlumni } from "../../../data/alumni/office.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { defineResource } from "../define-resource.tsx";
import { AlumniState, type AlumniStatus } from "../people/alumni-state.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Alumni",
    one: "alumnus",
    add: "",
    lead: "Everybody who has registered. What they say of themselves is theirs; name, batch and campus are the school's.",
    empty: "Nobody has registered yet.",
    sorts: { newest: "Last registered first", name: "By name", oldest: "First registered first" },
    bulk: { approve: "Approve those to verify" },
  },
  hi: {
    many: "पूर्व विद्यार्थी",
    one: "पूर्व विद्यार्थी",
    add: "",
    lead: "सब जिन्होंने पंजीकरण किया है। अपने बारे में लिखी बातें उनकी हैं; नाम, बैच और परिसर विद्यालय के।",
    empty: "अभी किसी ने पंजीकरण नहीं किया है।",
    sorts: { newest: "नए पंजीकरण पहले", name: "नाम से", oldest: "पुराने पंजीकरण पहले" },
    bulk: { approve: "पुष्टि बाकी वालों को स्वीकृत करें" },
  },
};

function ToQueue() {
  const t = useTexts(listActionTexts);
  return (
    <SiteLink to="/admin/alumni/waiting" className="admin-quiet-link">
      <Icon of={UserCheck} />
      {t.queue}
    </SiteLink>
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
  columns: {
    status: {
      words: { en: "State", hi: "स्थिति" },
      show: (row) => <AlumniState row={row} />,
      plain: (row, language) => alumniStates[language][textOf(row, "status") as AlumniStatus],
    },
  },
  filters: {
    status: {
      label: { en: "State", hi: "स्थिति" },
      all: { en: "Every state", hi: "हर स्थिति" },
      column: "status",
      choices: (language) =>
        Object.entries(alumniStates[language]).map(([id, name]) => ({ id, name })),
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "name", column: "full_name", descending: false },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [{ id: "approve", run: (client, people) => decideAlumni(client, people, "approve") }],
  title: (row) => textOf(row, "full_name"),
  listActions: ToQueue,
});
