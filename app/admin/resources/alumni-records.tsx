import words from "messages:admin/fields/people/alumniRecords";
import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import texts from "messages:admin/resources/alumniRecords";
import { BookUser } from "lucide-react";
import { inviteAlumni } from "../../../data/alumni/alumni-decisions.ts";
import { recordFields } from "../../../data/alumni/record-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { withoutValue } from "../list/list-state.ts";
import { RecordState, recordState } from "../people/states.tsx";
import { textOf } from "../resource.ts";

export const alumniRecords = defineResource(recordFields, {
  path: "alumni-register",
  isInternal: true,
  group: "people",
  icon: BookUser,
  texts,
  words,
  columns: {
    state: {
      show: (row) => <RecordState row={row} />,
      plain: recordState,
    },
  },
  filters: {
    registered: {
      column: "profile_id",
      choices: (language) => [
        { id: withoutValue, name: alumniRecordsTexts[language].states.waiting },
      ],
    },
  },
  sorts: [
    { id: "name", column: "full_name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    {
      id: "invite",
      run: async (client, ids, language) => {
        const { invited, reopened } = await inviteAlumni(client, ids, language);
        return invited + reopened;
      },
    },
  ],
  title: (row) => textOf(row, "full_name"),
  listActions: () => <ImportLink path="alumni-register" />,
});
