import { UploadError } from "../../ui/picture-upload.ts";

export type QueuedFile = {
  /** The file's place in the queue from 0, and its name. */
  place: number;
  file: File;
  state: "waiting" | "sending" | "done" | "known" | "refused";
  /** The share uploaded, 0 to 1. At 1 the server is still processing it. */
  share: number;
  refusal?: UploadError;
};

export type QueueState = {
  files: readonly QueuedFile[];
  /** "waiting" without a connection, or if the server asked to retry later. */
  standing: "running" | "paused" | "waiting";
};

/**
 * Stores one file: "known" if it is there already. Throws an UploadError if the file is refused,
 * anything without a `code` if the connection failed.
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
 * Uploads files, two at a time. When the connection is lost, running uploads return to the queue,
 * which continues by itself once it is back. Nothing outlives the page.
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

  /** Called when a page opens; returns the function to call when it closes. */
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
    // A file that is fully uploaded may go on: it only waits to be processed.
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

/** No answer, or one that asks to retry: 503 of the pipeline, 429 of a limit. */
function comesBack(failure: unknown): boolean {
  if (failure instanceof UploadError) return [0, 429, 503].includes(failure.status);
  return !(failure as { code?: string }).code;
}
