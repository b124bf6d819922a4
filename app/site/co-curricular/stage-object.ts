/** What stands for a group or an evening on stage: the thing that its words tell of, else the curtain. */
export type StageObject = (typeof objects)[number][0] | "curtain";

/** The first that fits counts, so what is narrow stands above what is wide. Devanagari has no word boundary. */
const objects = [
  ["damru", /\bstreet\b|नुक्कड़/i],
  ["bells", /\bkathak\b|\bbharatanatyam\b|कथक|भरतनाट्यम/i],
  ["harmonium", /\bchoirs?\b|\bsongs?\b|\bsing|\bconcert\b|गायन|गीत|संगीत/i],
  ["dhol", /\bdrums?\b|\bdhol\b|\btabla\b|\bpercussion\b|ढोल|तबला|ताल/i],
  ["cap", /\bdanc|\bnati\b|नृत्य|नाटी/i],
  ["masks", /\btheatre\b|\bplays?\b|\bdrama\b|रंगमंच|नाटक/i],
] as const;

/** For a group: by its name alone. */
export function stageObjectOf(words: string): StageObject {
  return objects.find(([, pattern]) => pattern.test(words.normalize()))?.[0] ?? "curtain";
}

/** For an evening: up to two things, in the order in which its words name them. */
export function stageObjectsOf(words: string): StageObject[] {
  const text = words.normalize();
  const named = objects
    .map(([object, pattern]) => ({ object, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return named.length > 0 ? named.slice(0, 2).map(({ object }) => object) : ["curtain"];
}
