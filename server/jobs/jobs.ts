import { addDays, type Day, weekdayOf } from "../../data/calendar/days.ts";
import { indianClock, indianDay } from "../../data/calendar/indian-time.ts";
import { queueWeeklyEmails } from "../../data/calendar/weekly-emails.ts";
import type { SchoolClient } from "../../data/client.ts";
import { askAgain, remindGuardians, tellOfAge } from "../../data/consent/asking.ts";
import {
  expireEventOffers,
  freeWithdrawnPlaces,
  judgePictures,
  openSportsRegistrations,
  purgeDeletedAccounts,
  purgeDeletedRows,
  purgeOldRequests,
  purgeRecordViews,
  purgeRemovedPictures,
  purgeVisitorData,
  queueAlumniDigests,
  queueEventReminders,
  queueMeetingReminders,
  turnAlbums,
} from "../../data/operations/jobs.ts";
import { purgeLeavers } from "../../data/retention/terms.ts";
import type { Log } from "../log.ts";
import { purgeOutboxFiles } from "../mail/outbox-files.ts";
import { checkVideos } from "../media/videos.ts";
import type { PushSender } from "../push/push-sender.ts";
import { checkErasures } from "./erasure-checks.ts";

const day = 24 * 60 * 60;

type JobTools = {
  /**
   * The folder of the embedded database's snapshots; undefined if the database server makes its own backups.
   */
  copies?: string | undefined;
  /** The folder of messages that nothing sends; undefined beside a server. */
  outbox?: string | undefined;
  /** Hands urgent notices to devices. */
  push?: Pick<PushSender, "send"> | undefined;
};

export type Job = {
  /** The name in the queue; it stays when the function behind it changes. */
  name: string;
  everySeconds: number;
  /** Runs once with the service key and returns how much it did. `visitor` reads public data. `tools`: Options. */
  run: (client: SchoolClient, visitor: SchoolClient, tools: JobTools) => Promise<number>;
  /** What it may have written, named as in server/page-cache/tags.ts. */
  writes: string;
};

/** All scheduled jobs; each runs once however many web servers there are. */
export const jobs: readonly Job[] = [
  {
    name: "push_notices",
    everySeconds: 25,
    run: async (client, _visitor, { push }) => push?.send(client) ?? 0,
    writes: "push_subscriptions",
  },
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
    name: "free_withdrawn_places",
    everySeconds: 60,
    run: freeWithdrawnPlaces,
    writes: "sports_registrations",
  },
  {
    name: "open_sports_registrations",
    everySeconds: 10 * 60,
    run: openSportsRegistrations,
    writes: "sports_programs",
  },
  {
    name: "queue_event_reminders",
    everySeconds: 10 * 60,
    run: queueEventReminders,
    writes: "mail_outbox",
  },
  {
    name: "queue_meeting_reminders",
    everySeconds: 10 * 60,
    run: queueMeetingReminders,
    writes: "mail_outbox",
  },
  {
    name: "queue_weekly_emails",
    everySeconds: 10 * 60,
    run: async (client, visitor) => {
      const monday = weekToWriteAbout(new Date());
      return monday ? queueWeeklyEmails(client, visitor, monday) : 0;
    },
    writes: "mail_outbox",
  },
  {
    name: "queue_alumni_digests",
    everySeconds: 10 * 60,
    run: async (client) => {
      const month = monthToWriteAbout(new Date());
      return month ? queueAlumniDigests(client, month) : 0;
    },
    writes: "mail_outbox",
  },
  {
    name: "remind_guardians",
    everySeconds: day,
    run: remindGuardians,
    writes: "mail_outbox",
  },
  {
    name: "ask_again",
    everySeconds: day,
    run: askAgain,
    writes: "consent_wordings",
  },
  {
    name: "tell_of_age",
    everySeconds: 6 * 60 * 60,
    run: tellOfAge,
    writes: "mail_outbox",
  },
  {
    name: "purge_record_views",
    everySeconds: day,
    run: purgeRecordViews,
    writes: "guardians",
  },
  {
    name: "judge_pictures",
    everySeconds: 60 * 60,
    run: judgePictures,
    writes: "gallery_images",
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
    name: "purge_leavers",
    everySeconds: day,
    run: purgeLeavers,
    writes: "students",
  },
  {
    name: "check_erasures",
    everySeconds: day,
    run: (client, _visitor, { copies }) => checkErasures(client, copies),
    writes: "rpc/record_erasure_check",
  },
  {
    name: "purge_outbox_files",
    everySeconds: day,
    run: async (_client, _visitor, { outbox }) => (outbox ? purgeOutboxFiles(outbox) : 0),
    writes: "mail_outbox",
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

/**
 * The Monday of the week that the weekly emails are about, or null outside their hours: they go out
 * on Sundays from 4 p.m. Indian time, or until Monday noon if the site was down.
 */
export function weekToWriteAbout(now: Date): Day | null {
  const day = indianDay(now);
  const hour = indianClock(now).getUTCHours();
  if (weekdayOf(day) === 6 && hour >= 16) return addDays(day, 1);
  return weekdayOf(day) === 0 && hour < 12 ? day : null;
}

/**
 * The first day of the month, on its first seven days from 9 a.m. to 9 p.m. Indian time, when the monthly
 * emails to alumni go out; otherwise null.
 */
export function monthToWriteAbout(now: Date): Day | null {
  const day = indianDay(now);
  const hour = indianClock(now).getUTCHours();
  return Number(day.slice(8)) <= 7 && hour >= 9 && hour < 21 ? `${day.slice(0, 8)}01` : null;
}

type Options = {
  jobs: readonly Job[];
  serviceClient: () => SchoolClient | undefined;
  /** Reads public data only. */
  visitorClient: () => SchoolClient | undefined;
  /** Called with the job's `writes`, if it did anything. */
  onWritten: (name: string) => void;
  /** Called after every run with its duration. */
  onRun?: ((job: string, ok: boolean, seconds: number) => void) | undefined;
  log: Log;
} & JobTools;

/**
 * Runs a job by name, when the queue (backend/jobs/) asks. Rejects if it fails, if the backend is
 * down, or without a service key; the queue then retries.
 */
export type DoJob = (name: string) => Promise<void>;

export function doJobs(options: Options): DoJob {
  const { jobs, serviceClient, visitorClient, onWritten, onRun, log } = options;
  return async (name) => {
    // Another version of the site on the same queue may have added jobs.
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job called ${name}.`);
    const client = serviceClient();
    const visitor = visitorClient();
    if (!client || !visitor) throw new Error("There is no backend to ask.");
    const began = performance.now();
    const tell = (ok: boolean) => onRun?.(name, ok, (performance.now() - began) / 1_000);
    try {
      if ((await job.run(client, visitor, options)) > 0) onWritten(job.writes);
      tell(true);
    } catch (error) {
      tell(false);
      log.warn({ err: error, job: name }, "a job failed; it is done again");
      throw error;
    }
  };
}
