/** What lies on a plate: its ink, and the ink of what is mixed in or floats on it. */
export type Dish = { ink: string; bits: string | null };

/**
 * Words of dishes and the inks of the prints that stand for them. What one has read, those after it no longer do:
 * गोभी alone is cauliflower, in पत्तागोभी it is not.
 */
const inks: [words: RegExp, ink: string][] = [
  [/\b(spinach|palak|saag|methi)|पालक|साग|मेथी/i, "fill-pine-600"],
  [/\b(pumpkin|carrot)|कद्दू|गाजर/i, "fill-orange-500"],
  [/\b(rajma|beetroot|tomato)|राजमा|चुकंदर|टमाटर/i, "fill-brick-600"],
  [/\b(urad|black|masoor)|उड़द|मसूर/i, "fill-pine-900"],
  [/\b(chana|chickpea|jaggery|dumpling)|चना|छोले|गुड़|पकौड़/i, "fill-saffron-900"],
  [/\b(kadhi|paneer)|कढ़ी|पनीर/i, "fill-saffron-200"],
  [/\b(moong|yellow|dal|lemon|banana)|मूँग|मूंग|दाल|नींबू|केला/i, "fill-saffron-400"],
  [/\b(potato)|आलू/i, "fill-saffron-100"],
  [/\b(cabbage|peas|gourd)|मटर|(?:पत्ता|बंद) ?गोभी|लौकी/i, "fill-leaf-300"],
  [/\b(beans|okra|cucumber)|फलियाँ|भिंडी|खीरा/i, "fill-leaf-400"],
  [
    /\b(curd|buttermilk|raita|radish|cauliflower|kheer)|दही|छाछ|रायता|मूली|(?:फूल ?)?गोभी|खीर/i,
    "fill-paper",
  ],
];

/** The inks of a dish by the words it is named with, in their order; `usual` where none is known. */
export function dishOf(words: string, usual: string): Dish {
  let unread = words.normalize();
  const found: { ink: string; at: number }[] = [];
  for (const [pattern, ink] of inks) {
    const at = unread.search(pattern);
    if (at < 0) continue;
    found.push({ ink, at });
    unread = unread.replace(pattern, (word) => " ".repeat(word.length));
  }
  found.sort((one, other) => one.at - other.at);
  const ink = found[0]?.ink ?? usual;
  return { ink, bits: found.find((each) => each.ink !== ink)?.ink ?? null };
}

const ofMeals =
  /\b(meals?|lunch|breakfast|menu|kitchen|plates?|dal|tiffin)\b|भोजन|नाश्ता|थाली|रसोई|दाल|टिफ़िन/i;

/** Whether the heading or a column of a table speaks of food. */
export function isOfMeals(heading: string, head: readonly string[]): boolean {
  return [heading, ...head].some((words) => ofMeals.test(words.normalize()));
}
