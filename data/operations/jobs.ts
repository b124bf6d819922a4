import type { SchoolClient } from "../client.ts";

/**
 * Passes on places whose offer has ended, or whose cancellation can no longer be taken back; answers
 * how many RSVPs there were. Needs the service key.
 */
export async function expireEventOffers(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("expire_event_offers").throwOnError();
  return data;
}

/**
 * Frees the places of withdrawn registrations that can no longer be taken back; answers how many.
 * Needs the service key.
 */
export async function freeWithdrawnPlaces(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("free_withdrawn_places").throwOnError();
  return data;
}

/** Shows and hides albums whose moment has come; answers how many. Needs the service key. */
export async function turnAlbums(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("turn_albums").throwOnError();
  return data;
}

/** Opens the sports registrations whose day has come; answers how many. Needs the service key. */
export async function openSportsRegistrations(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("open_sports_registrations").throwOnError();
  return data;
}

/** Queues a reminder for every guest of the next day; answers how many. Needs the service key. */
export async function queueEventReminders(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("queue_event_reminders").throwOnError();
  return data;
}

/**
 * Queues the monthly emails (a month is its first day) for alumni who asked for them, 500 people at a time;
 * returns how many people were checked. Needs the service key.
 */
export async function queueAlumniDigests(client: SchoolClient, month: string): Promise<number> {
  const { data } = await client.rpc("queue_alumni_digests", { this_month: month }).throwOnError();
  return data;
}

/** Queues a reminder for every booking of the next day; answers how many. Needs the service key. */
export async function queueMeetingReminders(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("queue_meeting_reminders").throwOnError();
  return data;
}

/**
 * Deletes pictures that the office removed thirty days ago; answers how many. Needs the service
 * key.
 */
export async function purgeRemovedPictures(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_removed_pictures").throwOnError();
  return data;
}

/**
 * Erases RSVPs and bookings of days long past with their links, and registrations and medical notes of past
 * seasons; answers how many. Needs the service key.
 */
export async function purgeVisitorData(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_visitor_data").throwOnError();
  return data;
}

/**
 * Erases enquiries, messages and emails that have reached their retention limit; answers how many.
 * Needs the service key.
 */
export async function purgeOldRequests(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_old_requests").throwOnError();
  return data;
}

/**
 * Erases accounts that were deleted more than 30 days ago; answers how many. Needs the service key.
 */
export async function purgeDeletedAccounts(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_deleted_accounts").throwOnError();
  return data;
}

/**
 * Erases the content of rows that were deleted more than 30 days ago; answers how many. Needs the
 * service key.
 */
export async function purgeDeletedRows(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_deleted_rows").throwOnError();
  return data;
}

/** Erases views of children's records older than a year; answers how many. Needs the service key. */
export async function purgeRecordViews(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_record_views").throwOnError();
  return data;
}

/**
 * Decides again which pictures may be shown, because a deadline may have passed or a child turned eighteen.
 * Returns how many changed. Needs the service key.
 */
export async function judgePictures(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("judge_pictures").throwOnError();
  return data;
}
