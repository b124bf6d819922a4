import { readFile } from "node:fs/promises";
import { Counter, Gauge, type Registry } from "prom-client";
import { countMail } from "../../data/operations/mail.ts";
import type { Backend, BackendClients } from "../connection/backend.ts";
import type { Log } from "../log.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import type { PageCache } from "../page-cache/page-cache.ts";

/** Parts of the site that keep their own counts. */
export type Sources = {
  backend: Backend;
  cache: PageCache;
  mail: Pick<MailDelivery, "counts">;
  clients: Pick<BackendClients, "service">;
  log: Log;
};

/** Reads all sources at each scrape, replacing the values of the last one. */
export function registerSources(registers: Registry[], sources: Sources): void {
  const { backend, cache, mail } = sources;
  new Counter({
    name: "school_page_cache_total",
    help: "Pages asked for, by how the cache answered.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      for (const outcome of ["hits", "stale", "misses", "tolerated"] as const) {
        this.inc({ outcome }, cache.counts[outcome]);
      }
    },
  });
  new Counter({
    name: "school_pages_rendered_total",
    help: "Renderings for the cache.",
    registers,
    collect() {
      this.reset();
      this.inc(cache.counts.rendered);
    },
  });
  new Gauge({
    name: "school_page_cache_pages",
    help: "Pages kept in memory.",
    registers,
    collect() {
      this.set(cache.size().pages);
    },
  });
  new Gauge({
    name: "school_page_cache_bytes",
    help: "Memory for kept pages.",
    registers,
    collect() {
      this.set(cache.size().bytes);
    },
  });
  new Gauge({
    name: "school_backend_up",
    help: "1 while the backend answers.",
    registers,
    async collect() {
      this.set((await backend.probe()).ok ? 1 : 0);
    },
  });
  new Counter({
    name: "school_backend_starts_total",
    help: "Starts of the embedded backend.",
    registers,
    collect() {
      const running = backend.process();
      this.reset();
      if (running) this.inc(running.starts);
      else this.remove();
    },
  });
  new Gauge({
    name: "school_backend_resident_memory_bytes",
    help: "Memory of the embedded backend.",
    registers,
    async collect() {
      const bytes = await residentMemory(backend.process()?.pid);
      if (bytes === undefined) this.remove();
      else this.set(bytes);
    },
  });
  new Counter({
    name: "school_mail_total",
    help: "Emails this process tried to hand over.",
    labelNames: ["outcome"],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: "sent" }, mail.counts.sent);
      this.inc({ outcome: "failed" }, mail.counts.failed);
    },
  });
  new Gauge({
    name: "school_mail_queue",
    help: "Emails that wait, and those given up and left to the office.",
    labelNames: ["state"],
    registers,
    async collect() {
      const queue = await mailQueue(sources);
      this.reset();
      if (!queue) return;
      this.set({ state: "waiting" }, queue.waiting);
      this.set({ state: "left" }, queue.left);
    },
  });
}

async function mailQueue({ clients, log }: Sources) {
  const client = clients.service();
  if (!client) return undefined;
  try {
    return await countMail(client);
  } catch (error) {
    log.warn({ err: error }, "the outbox could not be counted");
    return undefined;
  }
}

/** In bytes, on Linux only. https://man7.org/linux/man-pages/man5/proc_pid_statm.5.html */
async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const PAGE = 4_096;
  const statm = pid && (await readFile(`/proc/${pid}/statm`, "utf8").catch(() => ""));
  return statm ? Number(statm.split(" ")[1]) * PAGE : undefined;
}
