import type { QueryClient } from "@tanstack/react-query";
import type { SchoolClient } from "../../../data/client.ts";
import { listPictureMarks, markPictures } from "../../../data/consent/picture-marks.ts";
import { addAlbumPicture, type ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { findSameMediaFile } from "../../../data/gallery/media.ts";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import { getBackend } from "../../connection/backend.ts";
import { UploadError } from "../../ui/file-upload.ts";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { picturesQuery } from "./album-changes.ts";

/** The marks that photos added together can share. */
export type BatchAnswer = "nobody" | "crowd";

export type QueuedFile = {
  /** The file's place in the queue from 0, and its name. */
  place: number;
  file: File;
  /** The mark with which it was added. */
  people?: BatchAnswer | undefined;
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
  queued: Pick<QueuedFile, "file" | "place" | "people">,
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

  add(files: readonly File[], people?: BatchAnswer): void {
    const first = this.#state.files.length;
    const added = files.map((file, index) => ({
      place: first + index,
      file,
      people,
      state: "waiting" as const,
      share: 0,
    }));
    this.#set({ files: [...this.#state.files, ...added] });
    this.#goOn();
  }

  pause = (): void => {
    clearTimeout(this.#timer);
    this.#set({ standing: "paused" });
    // A completely uploaded file may continue: it only waits to be processed.
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

  async #send({ place, file, people }: QueuedFile): Promise<void> {
    const controller = new AbortController();
    this.#running.set(place, controller);
    this.#change(place, { state: "sending", share: 0 });
    try {
      const outcome = await this.#take(
        { place, file, people },
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

/**
 * Adds a file to the end of an album. A file that the school already has is not sent again; one
 * that the album already has (the same SHA-256) is not added.
 */
export function addingTo(albumId: string, queries: QueryClient): Take {
  const { queryKey } = picturesQuery(albumId);
  const pictures = () => queries.getQueryData<ManagedPicture[]>(queryKey) ?? [];
  const first = Math.max(-1, ...pictures().map(({ position }) => position)) + 1;
  const underWay = new Map<string, Promise<unknown>>();

  async function add(
    sha256: string | undefined,
    ...[queued, onProgress, signal]: Parameters<Take>
  ) {
    const client = await getBackend();
    const same = sha256 && (await findSameMediaFile(client, sha256, "site"));
    const uploaded = same
      ? { ...same, address: mediaAddress(same.id, same.width, same.height) }
      : { ...(await uploadPicture(queued.file, "site", onProgress, signal)), alt: "" };
    if (pictures().some(({ path }) => path === uploaded.address)) return "known";
    if (queued.people) await markUnmarked(client, uploaded.id, queued.people);
    const added = await addAlbumPicture(client, albumId, uploaded, first + queued.place);
    queries.setQueryData<ManagedPicture[]>(queryKey, (before = []) =>
      [...before, added].toSorted((a, b) => a.position - b.position),
    );
    return "added";
  }

  return async (...queued) => {
    const sha256 = await sha256Of(queued[0].file);
    if (!sha256) return add(undefined, ...queued);
    // Of two copies dropped together the second waits and then finds the first.
    await underWay.get(sha256)?.catch(() => {});
    const adding = add(sha256, ...queued);
    underWay.set(sha256, adding);
    return adding;
  };
}

/** A picture that was on the site already keeps its mark. */
async function markUnmarked(client: SchoolClient, id: string, people: BatchAnswer) {
  const [mark] = await listPictureMarks(client, [id]);
  if (mark?.people === null) await markPictures(client, [id], people);
}

/** Undefined without a secure context; the server then compares the file. */
async function sha256Of(file: File): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
