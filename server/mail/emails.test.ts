import officeTexts from "messages:admin/resources/outgoingMail";
import { describe, expect, test } from "vitest";
import { languages } from "../../data/languages.ts";
import { compose } from "../../platform/email/compose.ts";
import { namesLikeAddresses, namesOfPeople } from "../../tests/fixtures/names-of-people.ts";
import { emails } from "./emails.ts";
import { plainName } from "./writing.ts";

const moment = "2026-12-05T04:30:00Z";
// Everything that the database may write into a row, all at once; no name is known.
const data = {
  reference: "RSVP-26-ABCDEFG",
  token: "f".repeat(64),
  slug: "open-day",
  title: "Open day",
  starts_at: moment,
  created_at: moment,
  updated_at: moment,
  offered_until: moment,
  adults: 2,
  children: 1,
  asked_adults: 1,
  asked_children: 0,
  rsvp_id: "1",
  meeting_id: "1",
  booking_id: "1",
  host: "A. Thakur",
  campus: "majra",
  sport: "Swimming",
  sport_id: "1",
  album: "Sports day",
  from: "2026-12-07",
  campuses: ["majra"],
  grades: ["class-3"],
  path: "/alumni/directory",
  email: "a@b.example",
  message: "One.\n\nTwo.",
  answer: "One.\n\nTwo.",
  subject: "What to bring",
};

/** The data that names people; of RSVPs, `children` is a number. */
const persons = [
  ...["name", "sender_name", "recipient_name", "guardian_name", "child_name", "child", "other"],
  "children",
];
const likeAddresses = [...namesLikeAddresses, ...namesOfPeople].filter((name) =>
  /\S[.．。]\w/.test(name),
);

test("a name has a space after every dot in it", () => {
  expect(likeAddresses.length).toBeGreaterThan(10);
  for (const [name, plain] of [
    ["Your refund waits at Smt.Live", "Your refund waits at Smt. Live"],
    ["t.Me", "t. Me"],
    ["A.B.Example", "A. B. Example"],
    ["evil．com evil。com", "evil． com evil。 com"],
    ["ए.पी.जे. अब्दुल कलाम", "ए. पी. जे. अब्दुल कलाम"],
    ["Ram Kumar (Dr.)", "Ram Kumar (Dr.)"],
    ["Sunita ...", "Sunita ..."],
  ] as const) {
    expect(plainName(name)).toBe(plain);
  }
});

describe.each(languages.map(({ id }) => id))("in %s", (language) => {
  const sender = {
    schoolName: "The School",
    siteUrl: "https://school.example",
    language,
    address: "office@school.example",
  };
  const write = (kind: string) => compose(emails[kind]?.(data, sender) as never, sender);

  test("the office's list names every kind", () => {
    expect(Object.keys(officeTexts[language].kinds).sort()).toEqual(Object.keys(emails).sort());
  });

  test.each(Object.keys(emails))("%s greets, and leaves out unknown values", (kind) => {
    const { subject, text, html } = write(kind);
    expect(subject).toMatch(/\S/);
    for (const words of [subject, text, html]) expect(words).not.toMatch(/undefined|null|NaN/);
    expect(text.split("\n")[0]).toMatch(
      language === "hi" ? /^(नमस्ते|To the .+),$/ : /^(Good day|To the .+),$/,
    );
  });

  test.each(Object.keys(emails))("%s makes no link of a name", (kind) => {
    for (const name of likeAddresses) {
      const people = Object.fromEntries(persons.map((person) => [person, name]));
      const news = [{ kind: "note", title: "Harvest", author: name, batch_year: 1999 }];
      const receipt = { number: "1", amount: 5, paid_on: "2026-12-05", issued_on: "2026-12-05" };
      const paid = { ...receipt, reference: "PAY-1", payer: name };
      const named = { ...data, ...people, news, receipt: paid };
      const { subject, text, html } = compose(emails[kind]?.(named, sender) as never, sender);
      for (const words of [subject, text, html]) expect(words).not.toContain(name);
    }
  });

  test.each(["event_changed", "event_rsvp_changed", "event_cancelled"])(
    "%s is a calendar entry for guests with a place, and not for those waiting",
    (kind) => {
      const entered = (status: string) =>
        emails[kind]?.({ ...data, status }, sender).calendar !== undefined;
      expect(["going", "offered", "waitlisted"].map(entered)).toEqual([true, false, false]);
    },
  );

  test("a picture that no album has any more is not said to be shown again", () => {
    const words = (shown: boolean) =>
      emails.photo_request_restored?.({ ...data, shown }, sender).paragraphs.join();
    const again = language === "hi" ? "उसे फिर दिखाया है" : "shows it again";
    expect(words(true)).toContain(again);
    expect(words(false)).not.toContain(again);
  });

  test("the office is told what was due if a payment is less, and to pay back what was not due", () => {
    const payment = (asked: number | null) =>
      compose(emails.office_payment?.({ ...data, amount: 12_345, asked }, sender) as never, sender)
        .text;
    for (const sum of ["₹12,345", "₹45,000"]) expect(payment(45_000)).toContain(sum);
    expect(payment(45_000)).toContain("is not accepted by it");
    expect(payment(null)).not.toContain("is not accepted by it");
  });

  test.each(["alumni_message", "enquiry_answer", "event_message", "office_contact_message"])(
    "%s keeps the paragraphs of the text",
    (kind) => {
      const { text, html } = write(kind);
      expect(text).toContain("One.\n\nTwo.");
      expect(html).toMatch(/>One\.<\/p>\s*<p[^>]*>Two\./);
    },
  );
});
