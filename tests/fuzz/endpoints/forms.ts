import type { Facts } from "../facts.ts";
import { hostileText } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

/** The forms of the public pages, each as a parent would fill it in. */
const forms = (facts: Facts): Record<string, Record<string, string>> => ({
  "/contact": {
    name: "Asha Rao",
    email: "asha@mail.example",
    topic: "other",
    message: "Where is the gate?",
    consent: "yes",
  },
  "/admissions": {
    child_name: "Ravi",
    date_of_birth: "2019-04-02",
    grade: "class-1",
    campus: "majra",
    guardian_name: "Asha Rao",
    email: "asha@mail.example",
    phone: "+91 98765 43210",
    consent: "yes",
  },
  "/admissions/apply": {
    guardian_name: "Asha Rao",
    email: "asha@mail.example",
    phone: "+91 98765 43210",
    enquiry: "ADM-26-ABCDEFG",
    consent: "yes",
  },
  "/admissions/application": {
    do: "cancel",
    child_name: "Ravi",
    class: "class-1",
    campus: "majra",
  },
  [`/register/sports/${facts.sport}`]: {
    child_name: "Ravi",
    date_of_birth: "2015-04-02",
    training_group: "",
    campus: "majra",
    guardian_name: "Asha Rao",
    email: "asha@mail.example",
    phone: "+91 98765 43210",
    consent: "yes",
  },
  [`/invites/${facts.eventSlug}`]: {
    attends: "yes",
    name: "Asha Rao",
    email: "asha@mail.example",
    adults: "2",
    children: "1",
    consent: "yes",
  },
  [`/invites/${facts.eventSlug}/reply`]: {
    token: "abc",
    adults: "1",
    children: "0",
    intent: "change",
  },
  [`/register/sports/${facts.sport}/registration`]: {
    do: "cancel",
    training_group: "",
    guardian_name: "Asha Rao",
    guardian_phone: "+91 98765 43210",
    emergency_name: "Ravi Rao",
    emergency_phone: "+91 98765 43211",
  },
  [`/meetings/${facts.meeting}`]: {
    slot: "2027-01-09T03:30:00Z",
    host: "a",
    name: "Asha Rao",
    email: "asha@mail.example",
    phone: "+91 98765 43210",
    child_name: "Ravi",
    class: "class-3",
    consent: "yes",
  },
  [`/meetings/${facts.meeting}/booking`]: { do: "cancel", booking: "MEET-26-ABCDEFG" },
  "/photo-removal": {
    picture: facts.media,
    name: "Asha Rao",
    email: "asha@mail.example",
    relation: "parent",
    consent: "yes",
  },
  "/guardian": { address: "asha@mail.example" },
  "/guardian/open": { do: "send", code: "123456" },
  "/guardian/children": { child: facts.media, public_pictures: "yes" },
  "/certificates": { number: "TC-2024-001", date_of_birth: "2008-04-02" },
  "/my-week": { email: "asha@mail.example", consent: "yes", campus: "majra", class: "class-3" },
  "/alumni/letter": { token: "abc" },
  "/my-week/letter": { token: "abc", intent: "confirm" },
  "/my-week/device": {
    endpoint: "https://fcm.googleapis.com/fcm/send/a:b",
    p256dh: "B".repeat(87),
    auth: "a".repeat(22),
    wish: "end",
  },
});

const fieldNames = [
  "name",
  "email",
  "phone",
  "campus",
  "topic",
  "message",
  "website",
  "proof",
  "token",
  "adults",
  "answers",
  "__proto__",
  "constructor",
  "",
];

/** A form of a public page: valid, with a broken field, or as no browser would send it. */
export function sendForm(random: Random, facts: Facts): FuzzRequest {
  const all = forms(facts);
  const path = random.pick(Object.keys(all));
  const fields = new Map(Object.entries(all[path] ?? {}));
  for (const name of random.some(3, [...fields.keys(), ...fieldNames])) {
    if (random.chance(0.2)) fields.delete(name);
    else fields.set(name, hostileText(random));
  }
  const target = `${random.chance(0.3) ? "/hi" : ""}${path}${random.chance(0.15) ? ".data" : ""}`;
  const urlencoded = String(new URLSearchParams([...fields]));
  const { type, body } = random.pick([
    { type: "application/x-www-form-urlencoded", body: urlencoded },
    { type: "application/x-www-form-urlencoded", body: urlencoded },
    { type: "application/x-www-form-urlencoded", body: urlencoded },
    { type: "application/x-www-form-urlencoded;charset=utf-16", body: urlencoded },
    {
      type: "application/x-www-form-urlencoded",
      body: `${urlencoded}${"&a=b".repeat(random.below(5_000))}`,
    },
    { type: "application/x-www-form-urlencoded", body: "%%%=%zz&=&&==" },
    { type: "multipart/form-data; boundary=x", body: asMultipart([...fields]) },
    {
      type: "multipart/form-data; boundary=x",
      body: asMultipart([...fields]).slice(0, random.below(400)),
    },
    { type: "multipart/form-data", body: urlencoded },
    { type: "application/json", body: JSON.stringify(Object.fromEntries(fields)) },
    { type: "text/plain", body: urlencoded },
    { type: "text/x-script", body: "" },
    { type: "", body: urlencoded },
  ]);
  const origin = random.chance(0.8) ? undefined : random.pick(["https://host.example", "null"]);
  return {
    endpoint: "forms",
    method: "POST",
    path: target,
    headers: { ...(type && { "content-type": type }), ...(origin && { origin }) },
    body,
  };
}

function asMultipart(fields: [string, string][]): string {
  const parts = fields.map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--x--\r\n`;
}
