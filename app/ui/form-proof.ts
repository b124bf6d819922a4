// Loaded when a public form is first touched, or when a sign-in asks for a proof.

/** How many hashes are computed before the page gets the processor back. */
const batch = 256;

/**
 * Finds the proof of work that server/forms/form-gate.ts requires, or the backend at another address,
 * and takes at least as long as a person needs for a form. It contacts only the site itself.
 * Rejects if the site cannot be reached or the browser computes no hashes (plain http).
 */
export async function findProof(tasks = "/forms/task"): Promise<string> {
  const answer = await fetch(tasks);
  if (!answer.ok) throw new Error(`${tasks} answered ${answer.status}`);
  const { task, bits, seconds } = await answer.json();
  const [proof] = await Promise.all([compute(task, bits), wait(seconds * 1_000 + 100)]);
  return proof;
}

async function compute(task: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += batch) {
    const tried = Array.from({ length: batch }, (_, more) => `${task}:${first + more}`);
    const hashes = await Promise.all(
      tried.map((each) => crypto.subtle.digest("SHA-256", encoder.encode(each))),
    );
    const at = hashes.findIndex((hash) => zeros(hash) >= bits);
    if (at >= 0) return tried[at] as string;
  }
}

/** The required number of leading zero bits, 32 at most. */
function zeros(hash: ArrayBuffer): number {
  return Math.clz32(new DataView(hash).getUint32(0));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
