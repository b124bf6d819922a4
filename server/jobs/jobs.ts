import { queueWeeklyLetters } from "../../data/calendar/weekly-letters.ts";
import type { SchoolClient } from "../../data/client.ts";
import {
  expireEventOffers,
  purgeDeletedAccounts,
  purgeDeletedRows,
  purgeOldRequests,
  purgeRemovedPictures,
  purgeVisitorData,
  queueEventReminders,
  turnAlbums,
} from "../../data/operations/jobs.ts";
import { checkVideos } from "../media/video-check.ts";
import { weekToWriteAbout } from "./weekly.ts";

const day = 24 * 60 * 60;

export type Job = {
  /** Under this name it is queued: it stays when the function behind it changes. */
  name: string;
  everySeconds: number;
  /** Does it once, with the service key; answers how much there was to do. `visitor` reads what is public. */
  run: (client: SchoolClient, visitor: SchoolClient) => Promise<number>;
  /** What it may have changed that pages are made from, as in server/page-cache/tags.ts. */
  writes: string;
};

/** What is done by the clock, once however many web servers run. */
export const jobs: readonly Job[] = [
  {
    name: "turn_albums",
    everySeconds: 25,
    run: turnAlbums,
    writes: "gallery_events",
  },
  {
    name: "expire_event_offers",
    everySeconds: 60,
    run: expireEventOffers,
    writes: "rpc/expire_event_offers",
  },
  {
    name: "queue_event_reminders",
    everySeconds: 10 * 60,
    run: queueEventReminders,
    writes: "mail_outbox",
  },
  {
    name: "queue_weekly_letters",
    everySeconds: 10 * 60,
    run: async (client, visitor) => {
      const monday = weekToWriteAbout(new Date());
      return monday ? queueWeeklyLetters(client, visitor, monday) : 0;
    },
    writes: "mail_outbox",
  },
  {
    name: "check_videos",
    everySeconds: day,
    run: async (client) => {
      const checked = await checkVideos(client);
      return checked === "offline" ? 0 : checked.changed;
    },
    writes: "youtube_videos",
  },
  {
    name: "purge_removed_pictures",
    everySeconds: day,
    run: purgeRemovedPictures,
    writes: "media_files",
  },
  {
    name: "purge_visitor_data",
    everySeconds: day,
    run: purgeVisitorData,
    writes: "sports_registration_medical_notes",
  },
  {
    name: "purge_old_requests",
    everySeconds: day,
    run: purgeOldRequests,
    writes: "admission_enquiries",
  },
  {
    name: "purge_deleted_accounts",
    everySeconds: day,
    run: purgeDeletedAccounts,
    writes: "alumni_profiles",
  },
  {
    name: "purge_deleted_rows",
    everySeconds: day,
    run: purgeDeletedRows,
    writes: "audit_log",
  },
];
