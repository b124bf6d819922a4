/** What is drawn for a sport: the thing that its name tells of, else the cup. */
export type SportObject = (typeof objects)[number][0] | "cup";

/** The first that fits counts, so what is narrow stands above what is wide. Devanagari has no word boundary. */
const objects = [
  ["paddle", /\btable tennis\b|टेबल टेनिस/i],
  ["racket", /\btennis\b|\bsquash\b|टेनिस/i],
  ["shuttle", /\bbadminton\b|बैडमिंटन/i],
  ["volleyball", /\bvolleyball\b|वॉलीबॉल|वालीबॉल/i],
  ["basketball", /\bbasketball\b|\bnetball\b|बास्केटबॉल/i],
  ["football", /\bfootball\b|\bsoccer\b|फ़ुटबॉल|फुटबॉल/i],
  ["bat", /\bcricket\b|क्रिकेट/i],
  ["stick", /\bhockey\b|हॉकी/i],
  ["pawn", /\bchess\b|\bcarrom\b|शतरंज/i],
  ["pole", /\bkho[- ]?kho\b|खो-?खो/i],
  ["feet", /\bkabaddi\b|\bwrestling\b|कबड्डी|कुश्ती/i],
  ["waves", /\bswim|\bwater\b|तैराकी/i],
  ["belt", /\btaekwondo\b|\bkarate\b|\bjudo\b|ताइक्वांडो|ताइक्वोंडो|कराटे|जूडो/i],
  ["lotus", /\byoga\b|योग/i],
  ["shoe", /\bathletic|\brunning\b|\btrack\b|एथलेटिक्स|दौड़/i],
] as const;

/** By the name of a sport alone. */
export function sportObjectOf(name: string): SportObject {
  return objects.find(([, words]) => words.test(name.normalize()))?.[0] ?? "cup";
}
