import type { Backend } from "../connection/backend.ts";
import type { FinishedCall } from "../connection/backend-calls.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import { type ErrorInWords, errorOf, startThread, type Thread } from "../processes/thread.ts";
import type { PushSender } from "../push/push-sender.ts";

export type MailState = { sent: number; failed: number; works: boolean };

/** What the thread gets at its start. */
export type DeliveryData = {
  env: Environment;
  siteUrl: string;
  publishableKey: string;
  secretKey: string | undefined;
  /** Whether it reports its calls to the backend. */
  isCounted: boolean;
};

export type ToDelivery =
  /** The backend's URL; undefined while it is down. */
  | { kind: "backend"; url: string | undefined }
  /** The outbox may have a new email. */
  | { kind: "mail" }
  /** The school's name may have changed. */
  | { kind: "school" }
  /** Hand over the notices that are due, and report how many there were. */
  | { kind: "push"; id: number };

export type FromDelivery =
  | { kind: "mail"; state: MailState }
  | { kind: "pushed"; id: number; done: number }
  | ({ kind: "not pushed"; id: number } & ErrorInWords)
  | { kind: "call"; call: FinishedCall };

type Options = Omit<DeliveryData, "isCounted"> & {
  backend: Pick<Backend, "url">;
  onCall: ((call: FinishedCall) => void) | undefined;
  log: Log;
};

/** Delivers the outbox and the notices for devices. */
export interface Delivery {
  /** Its `counts` and `works` may be a quarter of a second old. */
  mail: Omit<MailDelivery, "stop">;
  push: Omit<PushSender, "stop">;
  /** Call it when the school's details have changed. */
  renewSchool(): void;
  /** Ends after the tasks in progress, or after three seconds. */
  stop(): Promise<void>;
}

/**
 * Polls the backend's address, which changes with each start; the thread also checks the outbox without being
 * told.
 */
const askForBackendEvery = 1_000;

const program = new URL("./delivery-thread.ts", import.meta.url);

/** Delivers in a separate thread, which starts with the first task. */
export function startDelivery({ backend, onCall, log, ...data }: Options): Delivery {
  let state: MailState = { sent: 0, failed: 0, works: true };
  let started: { thread: Thread<ToDelivery>; look: () => void; watch: NodeJS.Timeout } | undefined;
  const pushing = new Map<number, PromiseWithResolvers<number>>();
  let last = 0;

  function onMessage(message: FromDelivery) {
    if (message.kind === "call") return onCall?.(message.call);
    if (message.kind === "mail") {
      state = message.state;
      return;
    }
    const asked = pushing.get(message.id);
    pushing.delete(message.id);
    if (message.kind === "pushed") return asked?.resolve(message.done);
    asked?.reject(errorOf(message));
  }

  function start() {
    const thread = startThread<DeliveryData, ToDelivery, FromDelivery>({
      program,
      data: { ...data, isCounted: onCall !== undefined },
      work: "delivery",
      onMessage,
      log,
    });
    let known: string | undefined;
    const look = () => {
      const url = backend.url();
      if (url !== known) thread.tell({ kind: "backend", url });
      known = url;
    };
    return { thread, look, watch: setInterval(look, askForBackendEvery).unref() };
  }

  function tell(message: ToDelivery) {
    started ??= start();
    started.look();
    started.thread.tell(message);
  }

  return {
    mail: {
      get counts() {
        return state;
      },
      works: () => state.works,
      soon: () => tell({ kind: "mail" }),
    },
    push: {
      async send() {
        const id = ++last;
        const asked = Promise.withResolvers<number>();
        pushing.set(id, asked);
        tell({ kind: "push", id });
        return asked.promise;
      },
    },
    renewSchool: () => started?.thread.tell({ kind: "school" }),
    async stop() {
      clearInterval(started?.watch);
      await started?.thread.stop();
    },
  };
}
