import type { Backend } from "../connection/backend.ts";
import type { FinishedCall } from "../connection/backend-calls.ts";
import type { Environment } from "../environment.ts";
import type { Log } from "../log.ts";
import type { MailDelivery } from "../mail/delivery.ts";
import { type ErrorInWords, errorOf, startThread, type Thread } from "../processes/thread.ts";
import type { PushSender } from "../push/push-sender.ts";

export type MailState = { sent: number; failed: number; works: boolean };

/** What the thread is given at its start. */
export type DeliveryData = {
  env: Environment;
  siteUrl: string;
  publishableKey: string;
  secretKey: string | undefined;
  /** Whether it reports its calls to the backend. */
  isCounted: boolean;
};

export type ToDelivery =
  /** Where the backend is; undefined while it is down. */
  | { kind: "backend"; url: string | undefined }
  /** An email may have come into the outbox. */
  | { kind: "mail" }
  /** The name of the school may be another. */
  | { kind: "school" }
  /** Hand over the notices that are due, and say how many there were. */
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

/** Hands over what the outbox holds and what devices wait for. */
export interface Delivery {
  /** Its `counts` and `works` are those of a quarter of a second ago. */
  mail: Omit<MailDelivery, "stop">;
  push: Omit<PushSender, "stop">;
  /** To be called when the details of the school have changed. */
  renewSchool(): void;
  /** Ends after what is under way, or three seconds. */
  stop(): Promise<void>;
}

/** The backend has another address after each of its starts, and the outbox is looked into without being told. */
const askForBackendEvery = 1_000;

const program = new URL("./delivery-thread.ts", import.meta.url);

/** Delivers in a thread of its own, which starts with the first thing to do. */
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
