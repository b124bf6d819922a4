import type { SchoolClient } from "../client.ts";

/** Passes offered places on whose time is over; how many. Needs the service key. */
export async function expireEventOffers(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("expire_event_offers").throwOnError();
  return data;
}

/** Shows and hides the albums whose moment has come; how many. Needs the service key. */
export async function turnAlbums(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("turn_albums").throwOnError();
  return data;
}

/** Puts a reminder for everybody who comes within a day into the outbox; how many. Needs the service key. */
export async function queueEventReminders(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("queue_event_reminders").throwOnError();
  return data;
}

/** Deletes pictures that the office took away thirty days ago; how many. Needs the service key. */
export async function purgeRemovedPictures(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_removed_pictures").throwOnError();
  return data;
}

/** Erases replies to long past events with their links, and registrations and medical notes of past seasons; how many. Needs the service key. */
export async function purgeVisitorData(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_visitor_data").throwOnError();
  return data;
}

/** Erases enquiries, messages and letters whose time is over; how many. Needs the service key. */
export async function purgeOldRequests(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_old_requests").throwOnError();
  return data;
}

/** Erases the accounts that were deleted more than 30 days ago; how many. Needs the service key. */
export async function purgeDeletedAccounts(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_deleted_accounts").throwOnError();
  return data;
}

/** Forgets what rows said that were deleted more than 30 days ago; how many. Needs the service key. */
export async function purgeDeletedRows(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_deleted_rows").throwOnError();
  return data;
}
