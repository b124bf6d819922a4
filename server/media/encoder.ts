import { join } from "node:path";
import type { Log } from "../log.ts";
import { createWorkerProcess } from "../processes/worker-process.ts";
import type { Area } from "./obscured.ts";
import type { EncodedPurpose, Rendered } from "./renditions.ts";
import { UploadRefusal, type UploadRefusalCode } from "./upload-refusal.ts";
import { createUploadTurns, type Sender } from "./upload-turns.ts";

export type EncoderJob = {
  source: string;
  directory: string;
  purpose: EncodedPurpose;
  /** Areas to make unrecognisable in a picture for pages. */
  areas?: readonly Area[];
};
export type EncoderAnswer =
  | { rendered: Rendered }
  | { refused: UploadRefusalCode }
  | { failed: string };

/** How long one picture may take. */
const patience = 120_000;
/** Pictures that may wait; further ones are refused as `busy`. No page of ours sends more than two at once. */
const queue = { waiting: 30, ofSender: 5, patience: 2 * patience };

/**
 * One thread, and large blocks returned at once: otherwise glibc keeps a heap per thread, which
 * grew with each picture (277 MB instead of 440 after a few of 12 megapixels; mallopt(3)). Other C
 * libraries ignore these.
 */
const frugal = {
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Encodes one picture at a time in its own process, with senders in rotation (upload-turns.ts). */
export interface Encoder {
  /**
   * Like renderPicture: reads `source`, writes into `directory`. Throws an UploadRefusal: `busy` if
   * too many wait, `damaged` if the picture broke the process or took two minutes.
   */
  render(job: EncoderJob, sender: Sender): Promise<Rendered>;
  stop(): void;
}

export function createEncoder(log: Log): Encoder {
  const worker = createWorkerProcess<EncoderJob, EncoderAnswer>({
    program: join(import.meta.dirname, "encoder-process.ts"),
    variables: frugal,
    patience,
  });
  const inTurn = createUploadTurns(queue);

  async function perform(job: EncoderJob): Promise<Rendered> {
    const answer = (await worker.ask(job)) ?? { refused: "damaged" };
    if ("rendered" in answer) return answer.rendered;
    if ("refused" in answer) throw new UploadRefusal(answer.refused);
    log.error({ err: answer.failed }, "picture could not be encoded");
    throw new UploadRefusal("damaged");
  }

  return {
    render: (job, sender) => inTurn(sender, () => perform(job)),
    stop: worker.stop,
  };
}
