import { once } from "node:events";
import { setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { proofName } from "../data/forms/form-submissions.ts";
import { findProofs } from "./form-proofs.ts";

// A process of its own, started by rsvp-cost.ts: clients that send the RSVP form of a page, each from
// its own network, until all are sent. It has the lowest priority, since visitors' devices do not use the
// server's processors; it computes the forms' proofs of work before it reports that it is ready. Reports
// each guest's answer, and how often a client was asked to try again.
const [form = "", clients = "", rsvps = ""] = process.argv.slice(2);
setPriority(10);

const answered: [email: string, status: string][] = [];
let again = 0;
let next = 0;

async function sendRsvps(network: string) {
  for (let number = next++; number < Number(rsvps); number = next++) {
    const email = `g${number}@mail.example`;
    const body = new URLSearchParams({
      name: `Guest ${number}`,
      email,
      children: "0",
      consent: "yes",
      adults: String(1 + (number % 3)),
      [proofName]: proofs[number] ?? "",
    });
    answered.push([email, await send(body, network)]);
  }
}

/** The answer to a guest; a form that was sent too soon, or to a busy server, is sent again. */
async function send(body: URLSearchParams, network: string): Promise<string> {
  for (;;) {
    const answer = await fetch(form, {
      method: "POST",
      redirect: "manual",
      body,
      headers: { origin: new URL(form).origin, "x-forwarded-for": network },
    });
    await answer.arrayBuffer();
    const place = new URL(answer.headers.get("location") ?? "", form).searchParams.get("place");
    if (place) return place;
    if (answer.status !== 503 && answer.status !== 409) {
      throw new Error(`${form} answered ${answer.status}.`);
    }
    again++;
    await sleep(1_000);
  }
}

const proofs = await findProofs(form, Number(rsvps));
const begun = once(process, "message");
process.send?.("ready");
await begun;
await Promise.all(
  Array.from({ length: Number(clients) }, (_, client) => sendRsvps(`10.0.0.${client + 1}`)),
);
process.send?.({ answered, again });
process.disconnect?.();
