/** What each letter of Devanagari is in Latin ones; of consonants without the vowel "a" that they imply. */
const consonants = lettersOf(
  "क k, ख kh, ग g, घ gh, ङ n, च ch, छ chh, ज j, झ jh, ञ n, ट t, ठ th, ड d, ढ dh, ण n, त t, थ th, द d, ध dh",
  "न n, प p, फ ph, ब b, भ bh, म m, य y, र r, ल l, ळ l, व v, श sh, ष sh, स s, ह h",
  "क़ q, ख़ kh, ग़ g, ज़ z, ड़ r, ढ़ rh, फ़ f, ज्ञ gy",
);
const vowels = lettersOf(
  "अ a, आ a, इ i, ई i, उ u, ऊ u, ऋ ri, ए e, ऐ ai, ओ o, औ au, ऑ o, ऍ e, ॐ om, ँ n, ं n, ः h",
);
const vowelSigns = lettersOf("ा a, ि i, ी i, ु u, ू u, ृ ri, े e, ै ai, ो o, ौ au, ॉ o, ॅ e");

const word = /[\u0900-\u0963\u0971-\u097F]+/g;
const letter = /(ज्ञ|[क-ह]़?)([ा-ौॅ्])?|./gu;
const digit = /[०-९]/g;

/** Devanagari in plain Latin letters, as in addresses: "वार्षिक खेल दिवस" → "varshik khel divas". */
export function inLatinLetters(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(word, wordInLatin)
    .replaceAll(digit, (each) => String(each.charCodeAt(0) - "०".charCodeAt(0)));
}

function wordInLatin(written: string): string {
  const letters = [...written.matchAll(letter)];
  return letters
    .map(([all, consonant, sign], place) => {
      if (!consonant) return vowels.get(all) ?? "";
      const sound = consonants.get(consonant) ?? consonants.get(consonant.charAt(0)) ?? "";
      if (sign) return sound + (vowelSigns.get(sign) ?? "");
      // At the end of a word "a" is spoken only in a cluster that needs it: "khel" and "film", but "mitra".
      const isLast = place === letters.length - 1;
      const isInCluster = letters[place - 1]?.[2] === "्" && "नयरलव".includes(consonant);
      return isLast && place > 0 && !isInCluster ? sound : `${sound}a`;
    })
    .join("");
}

/** Reads lines of "letter Latin, letter Latin". */
function lettersOf(...lines: string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) =>
      line.split(", ").map((pair): [string, string] => {
        const [own = "", latin = ""] = pair.normalize("NFC").split(" ");
        return [own, latin];
      }),
    ),
  );
}
