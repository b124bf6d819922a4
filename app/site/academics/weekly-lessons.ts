const english =
  /\b(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:lessons?|hours?|periods?) (?:(?:a|each|per) (week)|(?:every|a|each|per) (day))\b/i;
/** "सप्ताह में सात पीरियड", "हर दिन एक पीरियड"; a number written twice counts for each of two subjects. */
const hindi = /(सप्ताह में|हर दिन|रोज़) (\d+|[ऀ-ॿ]+?)(?:-\S+)? (?:पीरियड|घंट)/;

const counts: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 },
  ...{ nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पाँच: 5, पांच: 5, छह: 6, छः: 6, सात: 7, आठ: 8 },
  ...{ नौ: 9, दस: 10, ग्यारह: 11, बारह: 12 },
};

/** Lessons are from Monday to Saturday. */
const daysOfWeek = 6;
/** More do not fit on a line of a phone. */
const most = 12;

/** How many lessons a week a subject has by its words, "Seven lessons a week, three of them reading", else null. */
export function lessonsOf(words: string): number | null {
  const text = words.normalize();
  const [, said, , day] = english.exec(text) ?? [];
  const [, span, saidInHindi] = hindi.exec(text) ?? [];
  const number = (said ?? saidInHindi)?.toLowerCase();
  if (!number) return null;
  const count = counts[number] ?? Number(number);
  const isDaily = Boolean(day) || (span !== undefined && span !== "सप्ताह में");
  const lessons = isDaily ? count * daysOfWeek : count;
  return lessons >= 1 && lessons <= most ? lessons : null;
}
