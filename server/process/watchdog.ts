import { setTimeout as sleep } from "node:timers/promises";

type Options = {
  /** Where the process answers; undefined while it starts, which has a patience of its own. */
  url: () => string | undefined;
  /** Called once for each silence. */
  onSilent: () => void;
  /** How long a process may be deaf, in ms: longer than any statement or copy keeps it. */
  patience?: number;
  every?: number;
};

/**
 * Asks a process again and again whether it hears at all: any answer is one, whatever its status. One
 * that spins for ever lives, and so is never missed by who waits for its end.
 */
export function watchForSilence({ url, onSilent, patience = 30_000, every = 5_000 }: Options) {
  const stopped = new AbortController();
  void watch();
  return { stop: () => stopped.abort() };

  async function watch() {
    let heardAt = performance.now();
    while (!stopped.signal.aborted) {
      const asked = url();
      if (!asked || (await answers(asked, patience))) heardAt = performance.now();
      else if (asked === url() && performance.now() - heardAt >= patience) {
        heardAt = performance.now();
        onSilent();
      }
      await sleep(every, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }
}

async function answers(url: string, patience: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
