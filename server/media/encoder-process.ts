import { setPriority } from "node:os";
import type { EncoderAnswer, EncoderJob } from "./encoder.ts";
import { renderLogo } from "./logo/logo.ts";
import { renderPicture } from "./renditions.ts";
import { UploadRefusal } from "./upload-refusal.ts";

// Decodes what strangers send. A picture that breaks the decoder or fills its memory ends this
// process, not the site; its low priority lets visitors go first.
setPriority(15);

process.on("message", async ({ source, directory, purpose, areas }: EncoderJob) => {
  let answer: EncoderAnswer;
  try {
    answer = {
      rendered:
        purpose === "logo"
          ? await renderLogo(source, directory)
          : await renderPicture(source, directory, purpose, areas),
    };
  } catch (error) {
    answer = error instanceof UploadRefusal ? { refused: error.code } : { failed: String(error) };
  }
  // A web process that was killed hears nothing; "disconnect" then ends this one.
  process.send?.(answer, undefined, {}, () => {});
});
process.on("disconnect", () => process.exit(0));
