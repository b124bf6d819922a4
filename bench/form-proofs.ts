import { createHash } from "node:crypto";

/** The proof of work for a site's public form (docs/decisions/public-forms.md). */
export async function findProof(site: string): Promise<string> {
  const { task, bits } = await (await fetch(new URL("/forms/task", site))).json();
  for (let number = 0; ; number++) {
    const proof = `${task}:${number}`;
    const hash = createHash("sha256").update(proof).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return proof;
  }
}

/** As many as are sent; computed one after the other, before the measurement. */
export async function findProofs(site: string, count: number): Promise<string[]> {
  const proofs: string[] = [];
  while (proofs.length < count) proofs.push(await findProof(site));
  return proofs;
}
