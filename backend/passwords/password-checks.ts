import { Worker } from "node:worker_threads";

/** At about 60 ms each, six seconds of waiting; further callers are told to retry. */
const longestQueue = 100;
/** bcrypt ignores further bytes, so a longer password would match by its beginning. */
const longestPassword = 72;
/** A hash that no password matches, as expensive to compare as a real one. */
const nobodys = "$2b$10$LrBxPGYbHBdfQu5nchVMo.g/3EbVHNG5TlnskRW8HmJ9LzjixeJca";

export class BusyChecking extends Error {}

export type PasswordChecks = {
  /**
   * Whether the password (UTF-8, up to 72 bytes) matches the bcrypt hash; without a hash false, after the
   * same amount of work. Throws BusyChecking if too many are waiting.
   */
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>;
  /** The bcrypt hash of a new password (up to 72 bytes). Throws BusyChecking as well. */
  hash: (password: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Compares and hashes passwords in a separate thread, one at a time: bcrypt is slow by design, and many at
 * once must not delay anybody else.
 */
export function createPasswordChecks(): PasswordChecks {
  const waiting = new Map<number, PromiseWithResolvers<boolean | string>>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL("./hash-worker.ts", import.meta.url));
    started.unref();
    started.on("message", ({ id, result }: { id: number; result: boolean | string }) => {
      waiting.get(id)?.resolve(result);
      waiting.delete(id);
    });
    started.on("error", (error) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  function ask(password: string, hash?: string): Promise<boolean | string> {
    if (waiting.size >= longestQueue) throw new BusyChecking();
    worker ??= start();
    const id = ++last;
    const answer = Promise.withResolvers<boolean | string>();
    waiting.set(id, answer);
    worker.postMessage({ id, password, hash });
    return answer.promise;
  }

  return {
    async matches(password, hash) {
      const isRight = (await ask(password, hash || nobodys)) === true;
      return isRight && Boolean(hash) && Buffer.byteLength(password) <= longestPassword;
    },
    hash: async (password) => String(await ask(password)),
    stop: async () => void (await worker?.terminate()),
  };
}
