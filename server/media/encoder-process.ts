import { setPriority } from "node:os";
import { scanPicture } from "../scans/scan-files.ts";
import type { EncoderAnswer, EncoderJob } from "./encoder.ts";
import { renderLogo } from "./logo/logo.ts";
import { renderPicture, renderScan } from "./renditions.ts";
import { UploadRefusal } from "./upload-refusal.ts";

// Decodes what strangers send. A picture that breaks the decoder or fills its memory ends this
// process, not the site; its low priority lets visitors go first.
setPriority(15);

process.on("message", async (job: EncoderJob) => {
  let answer: EncoderAnswer;
  try {
    answer = { rendered: await render(job) };
  } catch (error) {
    answer = error instanceof UploadRefusal ? { refused: error.code } : { failed: String(error) };
  }
  // If the web process was killed, sending fails; "disconnect" then ends this process.
  process.send?.(answer, undefined, {}, () => {});
});

function render({ source, directory, purpose, areas }: EncoderJob) {
  if (purpose === "logo") return renderLogo(source, directory);
  if (purpose === "scan") return renderScan(source, directory, scanPicture);
  return renderPicture(source, directory, purpose, areas);
}

process.on("disconnect", () => process.exit(0));
