import { setPriority } from "node:os";
import type { EncoderAnswer, EncoderJob } from "./encoder.ts";
import { renderPicture } from "./renditions.ts";
import { UploadRefusal } from "./upload-refusal.ts";

// The process that decodes what strangers send: a picture that breaks the decoder or fills its
// memory ends this process, not the site, and visitors go first on a busy machine.
setPriority(15);

process.on("message", async ({ source, directory, purpose }: EncoderJob) => {
  let answer: EncoderAnswer;
  try {
    answer = { rendered: await renderPicture(source, directory, purpose) };
  } catch (error) {
    answer = error instanceof UploadRefusal ? { refused: error.code } : { failed: String(error) };
  }
  // A web process that was killed meanwhile hears nothing; "disconnect" says so and ends this one.
  process.send?.(answer, undefined, {}, () => {});
});
process.on("disconnect", () => process.exit(0));
