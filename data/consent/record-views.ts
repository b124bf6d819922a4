import type { SchoolClient } from "../client.ts";
import type { OfficeRole } from "../office/roles.ts";

/** That a colleague opened a child's record on a day, or saw it in lists during a month. */
export type RecordView = {
  kind: "record" | "list";
  /** "2026-11-26"; for lists the first of the month. */
  day: string;
  /** Null where the colleague has left, or has no name in the list of staff. */
  name: string | null;
  role: OfficeRole;
  times: number;
};

/** The colleagues who opened children's records within a year, the latest first. Administrators only. */
export async function listViewingColleagues(client: SchoolClient) {
  const { data } = await client.rpc("list_viewing_colleagues").throwOnError();
  return data.map(({ role, name, ...more }) => ({
    ...more,
    /** Null where the colleague has left, or has no name in the list of staff. */
    name: name as string | null,
    role: role as OfficeRole,
  }));
}

export type ViewingColleague = Awaited<ReturnType<typeof listViewingColleagues>>[number];

/** The children whose records one colleague opened within a year, day by day, the latest first. Administrators only. */
export async function listViewsBy(client: SchoolClient, account: string) {
  const { data } = await client.rpc("list_views_by", { account, most: 1000 }).throwOnError();
  return data;
}

/** The colleagues who looked at a child's record within a year, latest first. Administrators only. */
export async function listRecordViews(
  client: SchoolClient,
  student: string,
): Promise<RecordView[]> {
  const { data } = await client.rpc("list_record_views", { student }).throwOnError();
  return data as RecordView[];
}
