import type { SchoolClient } from "../../data/client.ts";
import { listDueChanges, listTableChanges } from "../../data/operations/counters.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { Log } from "../log.ts";
import type { Media } from "../media/media.ts";
import { nameFoundPages } from "../pages/found-pages.ts";
import type { KnownLists } from "../pages/known-lists.ts";
import type { OwnPaths } from "../pages/own-paths.ts";
import type { SchoolName } from "../pages/school-name.ts";
import type { PageCache } from "./page-cache.ts";
import { tablesWrittenBy } from "./tags.ts";

type Options = {
  cache: PageCache;
  school: SchoolName;
  lists: KnownLists;
  ownPaths: OwnPaths;
  media: Media;
  delivery: { mail: { soon(): void }; renewSchool(): void };
  clients: BackendClients;
  /** False with the embedded database, which only this server writes to. */
  hasOtherWriters: boolean;
  log: Log;
};

/** Functions that delete rows whose files must become unreadable at once. */
const leavesFiles = new Set([
  ...["media_files", "rpc/delete_consent_scan", "rpc/create_erasure"],
  ...["applications", "rpc/delete_application_document"],
]);

/** Keeps everything that depends on the database up to date after a write by anyone. */
export interface Writes {
  /**
   * Call after a write through this server, with its table or `rpc/<function>`, and before answering the
   * writer. Settles once hidden pictures cannot be fetched and shown ones can.
   */
  written(name: string): Promise<void>;
  stop(): void;
}

export function followWrites(options: Options): Writes {
  const { cache, school, lists, ownPaths, media, delivery, clients, log } = options;
  const { service } = clients;
  const inTime = keepPagesInTime({ service, drop: cache.drop, log });
  const others = options.hasOtherWriters
    ? followOtherWriters({
        service,
        onWritten(table) {
          cache.renew(table);
          void follow(table);
        },
        log,
      })
    : undefined;

  async function follow(name: string): Promise<void> {
    const tables = tablesWrittenBy(name);
    inTime.written(tables);
    if (leavesFiles.has(name)) void media.tidy();
    if (tables.includes("site_content")) {
      school.renew();
      delivery.renewSchool();
    }
    if (listTables.some((table) => tables.includes(table))) {
      lists.renew();
      // The search finds pages of campuses and levels by name.
      void lists.ask().then(() => nameFoundPages({ service, log }));
    }
    // Writes to teachers or students may add a subject or house to its list, but need no renewal here: such
    // an entry's name is its own word.
    if (tables.includes("choices")) lists.renew();
    if (tables.includes("own_pages")) ownPaths.renew();
    // Any write may have put an email into the outbox.
    delivery.mail.soon();
    if (tables.some((table) => hiding.includes(table))) await media.hide();
  }

  return {
    written(name) {
      cache.drop(name);
      return follow(name);
    },
    stop() {
      inTime.stop();
      others?.stop();
    },
  };
}

/** The tables that decide which uploaded pictures are withheld. */
const hiding = ["gallery_images", "media_files", "alumni_profiles", "alumni_posts"];

/** The tables of the school's lists. */
const listTables = ["campuses", "levels", "classes"];

/** Changes that another replica schedules are found within this time. */
const askEvery = 5 * 60_000;
const afterWrite = 200;
/** The database's clock decides; a page rendered at the exact moment could still be the old one. */
const laterBy = 100;

const scheduled = ["events", "news_stories", "own_pages", "latest_updates", "site_content"];

/**
 * Drops kept pages when time alone changes them, such as when a scheduled event is due. Asks for
 * the next such moment at the start, after each write to these tables, and every five minutes.
 */
function keepPagesInTime(options: {
  service: () => SchoolClient | undefined;
  drop: (table: string) => void;
  log: Log;
}): { written(tables: readonly string[]): void; stop(): void } {
  const { service, drop, log } = options;
  let next: NodeJS.Timeout;

  function wait(ms: number, run: () => unknown) {
    clearTimeout(next);
    next = setTimeout(run, ms).unref();
  }
  async function ask() {
    const client = service();
    try {
      const due = client ? await listDueChanges(client) : [];
      const soonest = Math.min(...due.map(({ due_at }) => Date.parse(due_at)));
      const first = due.filter(({ due_at }) => Date.parse(due_at) === soonest);
      const ms = soonest - Date.now() + laterBy;
      if (!(ms < askEvery)) return wait(askEvery, ask);
      wait(Math.max(ms, 0), () => {
        for (const { table_name } of first) drop(table_name);
        wait(afterWrite, ask);
      });
    } catch (error) {
      log.warn({ err: error }, "scheduled changes could not be read");
      wait(askEvery / 10, ask);
    }
  }
  wait(afterWrite, ask);
  return {
    written(tables) {
      if (tables.some((table) => scheduled.includes(table))) wait(afterWrite, ask);
    },
    stop: () => clearTimeout(next),
  };
}

const interval = 5_000;
/**
 * The interval until the backend is up: a write between a page's rendering and the first look would be
 * missed.
 */
const firstDelay = 250;

type Follower = {
  service: () => SchoolClient | undefined;
  /** Called with each table written to since the last look, this server's own writes included. */
  onWritten: (table: string) => void;
  log: Log;
};

/**
 * Finds writes that bypass this web server: by another replica, by browsers on a hosted Supabase,
 * by hand. It looks every five seconds and finds a write within twenty
 * (docs/decisions/page-cache.md). Without a service key it finds nothing, and pages renew every 30
 * seconds.
 */
export function followOtherWriters({ service, onWritten, log }: Follower): { stop(): void } {
  let known: Map<string, number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look() {
    const client = service();
    if (!client) return lookIn(known ? interval : firstDelay);
    try {
      const before = known;
      known = await listTableChanges(client);
      for (const [table, changes] of before ? known : []) {
        if (before?.get(table) !== changes) onWritten(table);
      }
    } catch (error) {
      log.warn({ err: error }, "writes of others could not be asked for");
    }
    lookIn(interval);
  }

  function lookIn(wait: number) {
    // It may be stopped during a look.
    if (!stopped) timer = setTimeout(look, wait).unref();
  }

  lookIn(0);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
