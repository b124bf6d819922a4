/** What stands before the number is read too: "half", a hyphen or a point makes it part of another one. */
const english =
  /(?:^|(half)\s|[^\w.,–-])(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:lessons?|hours?|periods?) (?:(?:a|each|per) (week)|(?:every|a|each|per) (day))\b/i;
/** "सप्ताह में सात पीरियड", "हर दिन एक पीरियड"; a number written twice counts for each of two subjects. */
const hindi = /(सप्ताह में|हर दिन|रोज़) (\d+|[ऀ-ॿ]+?)(?:-\2)? (?:पीरियड|घंट)/;

const words = {
  en: "one two three four five six seven eight nine ten eleven twelve",
  hi: "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह",
};
const counts = new Map<string, number>([
  ...Object.values(words).flatMap((list) =>
    list.split(" ").map((word, place): [string, number] => [word, place + 1]),
  ),
  ["a", 1],
  ["an", 1],
  ["पांच", 5],
  ["छः", 6],
]);

/** Lessons are from Monday to Saturday. */
const daysOfWeek = 6;
/** More do not fit on a line of a phone. */
const most = 12;

/** How many lessons a week a subject has by its words, "Seven lessons a week, three of them reading", else null. */
export function lessonsOf(words: string): number | null {
  const text = words.normalize();
  const [, half, said, , day] = english.exec(text) ?? [];
  const [, span, saidInHindi] = hindi.exec(text) ?? [];
  const number = (said ?? saidInHindi)?.toLowerCase();
  if (half || !number) return null;
  const count = counts.get(number) ?? Number(number);
  const isDaily = Boolean(day) || (span !== undefined && span !== "सप्ताह में");
  const lessons = isDaily ? count * daysOfWeek : count;
  return lessons >= 1 && lessons <= most ? lessons : null;
}
