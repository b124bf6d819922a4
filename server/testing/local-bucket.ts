import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// @ts-expect-error it brings no types.
import S3rver from "s3rver";

/** An S3 server on this machine with one empty bucket. */
export type LocalBucket = { filesUrl: string; stop: () => Promise<void> };

export async function startBucket(): Promise<LocalBucket> {
  const directory = mkdtempSync(join(tmpdir(), "bucket-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: "school-files" }],
  });
  const { port } = await server.run();
  return {
    // The key this server accepts.
    filesUrl: `s3://S3RVER:S3RVER@school-files?endpoint=http://127.0.0.1:${port}`,
    // May be called twice.
    stop: async () => {
      await server.close().catch(() => {});
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
