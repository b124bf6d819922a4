import { addDays, type Day, last, next, sessionYear } from "../days.ts";

/** Stands in for every paper of the sample school. */
const file = "/documents/sample-document.pdf";

/**
 * The papers of a campus. `since` is the year it opened; its affiliation is extended every five
 * years. One certificate of each campus may be out of date, as happens.
 */
export function papers(
  today: Day,
  {
    since,
    number,
    outOfDate,
  }: { since: number; number: string; outOfDate?: "building-safety" | "fire-safety" },
) {
  const session = sessionYear(today);
  const certificate = (kind: "building-safety" | "fire-safety", issued: string, until: string) =>
    kind === outOfDate
      ? {
          kind,
          file,
          issuedOn: addDays(last(until, today), -1095),
          validUntil: last(until, today),
          renewalAppliedOn: addDays(last(until, today), -30),
        }
      : { kind, file, issuedOn: last(issued, today), validUntil: next(until, addDays(today, 200)) };
  return [
    {
      kind: "affiliation",
      number: `SAMPLE/${number}/${session - 3}`,
      file,
      issuedOn: `${session - 3}-02-18`,
      validUntil: `${session + 2}-03-31`,
    },
    { kind: "registration", number: "SAMPLE/SOC/114", file, issuedOn: "2002-09-06" },
    { kind: "no-objection", file, issuedOn: `${since - 1}-11-20` },
    { kind: "recognition", issuedOn: "2011-04-26" },
    certificate("building-safety", "06-12", "06-30"),
    certificate("fire-safety", "04-03", "03-31"),
    { kind: "self-certification", file, issuedOn: `${session}-04-15` },
    {
      kind: "health-sanitation",
      file,
      issuedOn: last("05-08", today),
      validUntil: next("05-07", today),
    },
  ];
}

/** Fees and calendar stand on pages of their own, where they are kept up to date. */
export function schoolPages(today: Day) {
  const session = sessionYear(today);
  return [
    { kind: "fees", file: "/admissions", issuedOn: `${session}-01-15` },
    { kind: "calendar", file: "/calendar", issuedOn: `${session}-03-20` },
  ];
}

/** The last three years of an examination whose results come in May: students and passed, newest first. */
export function lastResults(today: Day, years: [registered: number, passed: number][]) {
  const newest = Number(last("05-25", today).slice(0, 4));
  return years.map(([registered, passed], index) => ({
    year: newest - index,
    registered,
    passed,
    ...(registered - passed > 0 && {
      remark:
        registered - passed === 1
          ? "1 student sat the compartment examination"
          : `${registered - passed} students sat the compartment examination`,
    }),
  }));
}
