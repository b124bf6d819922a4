import type { ManagedTable } from "../../data/office/rows.ts";

/** The query key of everything about a table: a change makes all of it stale. */
export function rowsKey(table: ManagedTable) {
  return ["rows", table] as const;
}

/** The query key of everything about stored pictures. */
export const mediaKey = ["media"] as const;

/** The query key of the settings. */
export const settingsKey = ["settings"] as const;

/** The query key of contributors' proposals. */
export const proposalsKey = ["proposals"] as const;

/** The query key of guardians' consents. */
export const consentsKey = ["consents"] as const;
export const publicPlacesKey = [...consentsKey, "public places"] as const;

/** The query key of the list of colleagues. */
export const staffKey = ["staff"] as const;

/** The query key of the first steps, and of the remaining sample school. */
export const firstRunKey = ["first run"] as const;

/** The query key of retention periods, holds and erasures. */
export const retentionKey = ["retention"] as const;
