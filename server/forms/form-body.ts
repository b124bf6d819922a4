import { setTimeout as sleep } from "node:timers/promises";

const mostBytes = 64 * 1024;
const mostFields = 100;
const patience = 10_000;

/** A form as it arrived, or why it is refused. Nothing has been rendered yet. */
export type ReadForm =
  | { kind: "read"; body: Buffer; fields: [name: string, value: string][] }
  | { kind: "refused"; status: 400 | 408 | 413 | 415 }
  /** The sender disconnected. */
  | { kind: "gone" };

/**
 * Reads a whole form: up to 64 kB and 100 fields within ten seconds, in either encoding that
 * browsers send. Sizes are checked before parsing.
 */
export async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get("content-type") ?? "";
  if (!isForm(type)) return { kind: "refused", status: 415 };
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes) {
    return { kind: "refused", status: 413 };
  }
  const body = await receive(request);
  if (!Buffer.isBuffer(body)) return body;
  if (countFields(type, body) > mostFields) return { kind: "refused", status: 413 };
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { "content-type": type },
    }).formData();
    const fields = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === "string" ? [[name, value]] : [],
    );
    return { kind: "read", body, fields };
  } catch {
    return { kind: "refused", status: 400 };
  }
}

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-enctype, without text/plain. */
function isForm(type: string): boolean {
  if (type.length > 200) return false;
  const [kind = "", ...parameters] = type.toLowerCase().split(";");
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith("charset="));
  if (charset && charset !== "charset=utf-8") return false;
  const name = kind.trim();
  return name === "application/x-www-form-urlencoded" || name === "multipart/form-data";
}

/** Stops reading at the limit without answering, so that the sender can read our answer. */
async function receive(request: Request): Promise<Buffer | ReadForm> {
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const read = async (): Promise<Buffer | ReadForm> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      bytes += value.length;
      if (bytes > mostBytes) return { kind: "refused", status: 413 };
      chunks.push(value);
    }
  };
  const over = new AbortController();
  const tooLate = sleep<ReadForm>(patience, { kind: "refused", status: 408 }, over);
  try {
    return await Promise.race([read(), tooLate]);
  } catch {
    return { kind: "gone" };
  } finally {
    over.abort();
    tooLate.catch(() => {});
  }
}

/** An upper bound for the number of fields, by counting separators. */
function countFields(type: string, body: Buffer): number {
  const mark = type.toLowerCase().startsWith("multipart/") ? "\n--" : "&";
  let count = 1;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    if (++count > mostFields) break;
  }
  return count;
}
