import { setPriority } from "node:os";

// A process of its own, started by rsvp-cost.ts: clients that send the reply form of a page, each from
// a network of its own, until all replies are sent. Tells its parent what each was answered. It comes
// last where processors are short, since visitors' devices are not the server's.
const [form = "", clients = "", replies = ""] = process.argv.slice(2);
setPriority(10);

const answered: [reference: string, status: string][] = [];
let next = 0;

async function sendReplies(network: string) {
  for (let number = next++; number < Number(replies); number = next++) {
    const answer = await fetch(form, {
      method: "POST",
      redirect: "manual",
      headers: { origin: new URL(form).origin, "x-forwarded-for": network },
      body: new URLSearchParams({
        ...{ name: `Guest ${number}`, email: `g${number}@mail.example`, children: "0" },
        ...{ adults: String(1 + (number % 3)), consent: "yes" },
      }),
    });
    const { searchParams } = new URL(answer.headers.get("location") ?? "", form);
    const [reference, status] = [searchParams.get("reference"), searchParams.get("place")];
    if (!reference || !status) throw new Error(`${form} answered ${answer.status}.`);
    answered.push([reference, status]);
  }
}

await Promise.all(
  Array.from({ length: Number(clients) }, (_, client) => sendReplies(`10.0.0.${client + 1}`)),
);
process.send?.(answered);
process.disconnect?.();
