import type { SchoolClient } from "../../data/client.ts";
import {
  getOwnCampuses,
  listCampusRows,
  listRowsOfCampuses,
} from "../../data/office/own-campuses.ts";
import type { OfficeRights } from "../../data/office/roles.ts";
import { groupBy } from "../../data/older-browsers.ts";
import {
  type Edited,
  type EditedKind,
  type EditedPart,
  editedIn,
  editedParts,
} from "./edited-parts.ts";

/** Whether the role changes this kind of row, or proposes changes of it: the database refuses the rest. */
function changesKind({ role, written }: OfficeRights, kind: EditedKind): boolean {
  const { table, isProposed }: EditedPart = editedParts[kind];
  if (role === "administrator") return true;
  if (table === null || !written.includes(table)) return false;
  // Everything on a page is public.
  return role !== "contributor" || isProposed === true;
}

/** Returns the targets of the marks that the person may change; asks about each row once. */
export function changeableParts(client: SchoolClient, rights: OfficeRights) {
  const answers = new Map<string, Edited | undefined>();
  let scope: ReturnType<typeof getOwnCampuses> | undefined;

  return async (marks: readonly string[]): Promise<ReadonlyMap<string, Edited | undefined>> => {
    const asked = marks.flatMap((mark) => {
      const part = answers.has(mark) ? undefined : editedIn(mark);
      return part && changesKind(rights, part.kind) ? [{ mark, ...part }] : [];
    });
    if (asked.length > 0) {
      scope ??= getOwnCampuses(client);
      const campuses = await scope;
      for (const [kind, of] of groupBy(asked, (part) => part.kind)) {
        const ids = of.map(({ id }) => ownerOf(id));
        const own = campuses === null ? ids : await listOwn(client, kind, ids, campuses);
        // Pages identify a campus by its key, the office by its row.
        const rows = kind === "campuses" ? await listCampusRows(client) : undefined;
        for (const { mark, id, field } of of) {
          const row = rows ? rows.get(id) : id;
          const isOpen = own.includes(ownerOf(id)) && row !== undefined;
          answers.set(mark, isOpen ? { kind, id: row, field } : undefined);
        }
      }
    }
    return answers;
  };
}

/** The row with the campus that counts: for a picture it is the album. */
const ownerOf = (id: string) => id.split(":")[0] ?? id;

/** Which of these belong to the campuses; rows without a campus belong to the whole school. */
async function listOwn(
  client: SchoolClient,
  kind: EditedKind,
  ids: string[],
  campuses: readonly string[],
): Promise<string[]> {
  const { campusOf }: EditedPart = editedParts[kind];
  return campusOf ? listRowsOfCampuses(client, campusOf, ids, campuses) : [];
}
