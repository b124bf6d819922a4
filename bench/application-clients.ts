import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { proofName } from "../data/forms/form-submissions.ts";
import { findProofs } from "./form-proofs.ts";

// A process of its own, started by application-cost.ts: families on their own networks, all at once, each
// applying for a child page by page and then choosing a time of one visiting day. It has the lowest
// priority, because families’ phones do not use the server’s processors. Reports how long each answer took,
// what each family was told, and how often one was asked to try again.
const [site = "", count = "", meeting = "", slots = ""] = process.argv.slice(2);
const families = Number(count);
setPriority(10);

type Told = { email: string; reference: string; hasTime: boolean };

const told: Told[] = [];
const milliseconds: number[] = [];
let again = 0;

/** Sends a page’s form as its family does, again when the server is busy. */
async function post(path: string, fields: Record<string, string>, family: number) {
  for (;;) {
    const begun = performance.now();
    const answer = await fetch(site + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { origin: site, "x-forwarded-for": `10.0.${family >> 8}.${family & 255}` },
    });
    await answer.arrayBuffer();
    if (answer.status !== 503) {
      milliseconds.push(performance.now() - begun);
      return answer;
    }
    again++;
    await sleep(1_000);
  }
}

async function goOn(path: string, fields: Record<string, string>, family: number): Promise<URL> {
  const answer = await post(path, fields, family);
  if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}.`);
  return new URL(answer.headers.get("location") ?? "", site);
}

async function apply(family: number) {
  const email = `f${family}@mail.example`;
  const guardian = { email, phone: "+91 98765 43210", consent: "yes" };
  const proof = (place: number) => ({ [proofName]: proofs[2 * family + place] ?? "" });
  const begin = { ...guardian, guardian_name: `Guardian ${family}`, ...proof(0) };
  const draft = await goOn("/admissions/apply", begin, family);
  const key = draft.searchParams.get("key");
  const page = (name: string) => `/admissions/application?key=${key}&page=${name}`;
  const born = `${new Date().getFullYear() - 5}-05-04`;
  const child = { child_name: `Child ${family}`, date_of_birth: born };
  await goOn(page("child"), { ...child, class: "class-1", campus: "majra" }, family);
  await goOn(page("more"), { present_school: "Anganwadi" }, family);
  const received = await goOn(page("check"), {}, family);
  const slot = slotsOfDay[family % slotsOfDay.length] ?? "";
  const visit = { ...guardian, name: `Guardian ${family}`, child_name: child.child_name };
  const booking = { ...visit, host: "office", slot, class: "class-1", ...proof(1) };
  const { status } = await post(`/meetings/${meeting}`, booking, family);
  const reference = received.searchParams.get("reference") ?? "";
  told.push({ email, reference, hasTime: status === 303 });
}

const slotsOfDay = slots.split(",");
const proofs = await findProofs(site, 2 * families);
const begun = once(process, "message");
process.send?.("ready");
await begun;
await Promise.all(Array.from({ length: families }, (_, family) => apply(family)));
process.send?.({ told, milliseconds, again });
process.disconnect?.();
