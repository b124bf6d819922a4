import { UploadError } from "../../ui/picture-upload.ts";

export type QueuedFile = {
  /** Its place in the queue from 0, and its name in it. */
  place: number;
  file: File;
  state: "waiting" | "sending" | "done" | "known" | "refused";
  /** How much of it has gone, 0 to 1. At 1 the server is still preparing it. */
  share: number;
  refusal?: UploadError;
};

export type QueueState = {
  files: readonly QueuedFile[];
  /** "waiting" while there is no connection, or the server asked to come back later. */
  standing: "running" | "paused" | "waiting";
};

/**
 * Brings one file where it belongs: "known" when the same is there already. Throws an UploadError
 * where the file is refused, anything without a `code` where the connection failed.
 */
export type Take = (
  queued: { file: File; place: number },
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<"added" | "known">;

const atOnce = 2;
const firstWait = 5_000;
const longestWait = 60_000;

/**
 * Files on their way, two at a time. A lost connection puts what was under way back into the queue,
 * which goes on by itself when the connection is there again. Nothing survives the page.
 */
export class UploadQueue {
  #state: QueueState = { files: [], standing: "running" };
  #take: Take;
  #listeners = new Set<() => void>();
  #running = new Map<number, AbortController>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstWait;

  constructor(take: Take) {
    this.#take = take;
  }

  get state(): QueueState {
    return this.#state;
  }

  /** To be called on arrival of a page; answers how to leave. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    addEventListener("online", this.resume);
    return () => {
      this.#listeners.delete(listener);
      removeEventListener("online", this.resume);
    };
  };

  add(files: readonly File[]): void {
    const first = this.#state.files.length;
    const added = files.map((file, index) => ({
      place: first + index,
      file,
      state: "waiting" as const,
      share: 0,
    }));
    this.#set({ files: [...this.#state.files, ...added] });
    this.#goOn();
  }

  pause = (): void => {
    clearTimeout(this.#timer);
    this.#set({ standing: "paused" });
    // What is already there is let through: it only waits to be prepared.
    for (const [place, controller] of this.#running) {
      if ((this.#state.files[place]?.share ?? 0) < 1) controller.abort();
    }
  };

  resume = (): void => {
    clearTimeout(this.#timer);
    this.#set({ standing: "running" });
    this.#goOn();
  };

  retry = (place: number): void => {
    this.#change(place, { state: "waiting", share: 0 });
    this.#goOn();
  };

  #goOn(): void {
    while (this.#state.standing === "running" && this.#running.size < atOnce) {
      const next = this.#state.files.find(
        ({ state, place }) => state === "waiting" && !this.#running.has(place),
      );
      if (!next) return;
      void this.#send(next);
    }
  }

  async #send({ place, file }: QueuedFile): Promise<void> {
    const controller = new AbortController();
    this.#running.set(place, controller);
    this.#change(place, { state: "sending", share: 0 });
    try {
      const outcome = await this.#take(
        { place, file },
        (share) => this.#change(place, { share }),
        controller.signal,
      );
      this.#wait = firstWait;
      this.#change(place, { state: outcome === "added" ? "done" : "known", share: 1 });
    } catch (failure) {
      this.#setBack(place, failure, controller.signal.aborted);
    }
    this.#running.delete(place);
    this.#goOn();
  }

  #setBack(place: number, failure: unknown, isPaused: boolean): void {
    const isForLater = isPaused || comesBack(failure);
    if (!isForLater) {
      const refusal = failure instanceof UploadError ? failure : new UploadError("", 500);
      this.#change(place, { state: "refused", share: 0, refusal });
      return;
    }
    this.#change(place, { state: "waiting", share: 0 });
    if (isPaused || this.#state.standing !== "running") return;
    this.#set({ standing: "waiting" });
    this.#timer = setTimeout(this.resume, this.#wait);
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }

  #change(place: number, change: Partial<QueuedFile>): void {
    this.#set({
      files: this.#state.files.map((each) =>
        each.place === place ? { ...each, ...change } : each,
      ),
    });
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** No answer, or one that says to come back: 503 of the pipeline, 429 of a limit. */
function comesBack(failure: unknown): boolean {
  if (failure instanceof UploadError) return [0, 429, 503].includes(failure.status);
  return !(failure as { code?: string }).code;
}
