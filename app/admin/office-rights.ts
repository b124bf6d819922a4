import { useQuery } from "@tanstack/react-query";
import type { OfficeRights } from "../../data/office/roles.ts";
import type { ManagedRow } from "../../data/office/rows.ts";
import { officeRightsQuery } from "../account/role.ts";
import { useSession } from "../account/session.tsx";
import type { Resource } from "./resource.ts";
import { resources } from "./resources.ts";

/**
 * What the person may do in the office, as far as the screens are concerned: the database enforces it
 * anyway. Null, which allows everything, until it is known.
 */
export function useOfficeRights(): OfficeRights | null {
  const { user } = useSession();
  return useQuery({ ...officeRightsQuery(user?.id), enabled: user !== null }).data ?? null;
}

export const mayDoEverything = (rights: OfficeRights | null) =>
  rights === null || rights.role === "administrator";

/** Whether the role works on a table, or on a part of the office that is not one. */
export function works(rights: OfficeRights | null, target: string): boolean {
  return mayDoEverything(rights) || rights?.written.includes(target) === true;
}

export function reads(rights: OfficeRights | null, target: string): boolean {
  return mayDoEverything(rights) || rights?.opened.includes(target) === true;
}

/**
 * Whether another form may add a new word to a list of the school: the database accepts it only from people
 * who may edit the lists.
 */
export function useMayAddChoices(): boolean {
  return works(useOfficeRights(), "choices");
}

/** Contributors write drafts; an editor changes public rows. */
export const isContributor = (rights: OfficeRights | null) => rights?.role === "contributor";

/** Whether visitors see a row, or will see it without further action. */
export function isPublic({ publishing }: Resource, row: ManagedRow | null): boolean {
  if (!row) return false;
  return publishing ? publishing.standing(row) !== "draft" : row.is_active !== false;
}

/** Whether the person changes a row without asking: contributors propose changes of a public one. */
export const mayChange = (rights: OfficeRights | null, resource: Resource, row: ManagedRow) =>
  !isContributor(rights) || !isPublic(resource, row);

/** Pages of a row that concern another table than the row. */
const rowPages: readonly [address: RegExp, target: string][] = [
  [/^events\/[^/]+\/check-in/, "door"],
  [/^events\/[^/]+\/replies/, "event_rsvps"],
  [/^meetings\/[^/]+\/bookings/, "meeting_bookings"],
  [/^sports\/[^/]+\/registrations/, "sports_registrations"],
];

/** Pages that are not a list of a table. */
const places: Record<string, string> = {
  content: "site_content",
  media: "media_files",
  marks: "media_files",
  calendar: "calendar_entries",
  proposals: "proposals",
};

/** Whether a page of the office belongs to the role; `pathname` with or without the language or a query. */
export function opensPage(rights: OfficeRights | null, pathname: string): boolean {
  const [, path = ""] = /\/admin\/([^?#]+)/.exec(pathname) ?? [];
  const [first = ""] = path.split("/");
  if (mayDoEverything(rights) || first === "" || first === "dashboard") return true;
  const [, target] = rowPages.find(([address]) => address.test(path)) ?? [];
  const table =
    target ?? resources.find((resource) => resource.path === first)?.table ?? places[first];
  // The other pages concern the office as a whole.
  return table !== undefined && works(rights, table);
}
