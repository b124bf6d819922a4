// What Hindi is written with, syllable by syllable: the letters a face of Hindi text has to have a
// form for. A pair of consonants is named only where the first has no half form, or where the two
// have a joint form that readers expect; every other pair is set from a half letter and a whole one.

const virama = "\u094d";
const joiner = "\u200d";
const consonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह"].concat(
  ["क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"].map((letter) => letter.normalize("NFC")),
);
const withoutHalfForm = [..."ङछटठडढद", "ड़".normalize("NFC"), "ढ़".normalize("NFC")];
const vowelSigns = ["", ..."ािीुूृेैोौॅॉ"];
const signsThatFitTheirLetter = ["", ..."िीुूृ"];

const jointForms =
  "क्त क्ष ज्ञ ञ्च ञ्ज ञ्श त्त न्न च्च ल्ल प्त द्ध श्च श्व श्न श्ल ह्न ह्म ह्य ह्ल ह्व ह्ण ष्ट ष्ठ स्त स्थ स्न न्म म्न ग्न क्क";
const clustersOfThree =
  "त्त्व क्ष्म क्ष्य क्ष्ण द्ध्य द्व्य ष्ट्र स्त्र न्त्र न्द्र म्प्र त्त्र ज्ज्व क्त्र ष्ठ्य स्थ्य स्त्य त्स्य त्स्न ङ्क्त द्ग्र र्त्य र्ष्य";

/** Every syllable as a text of its own, some 5,000 of them. */
export function hindiSyllables() {
  const pairs = [
    ...withoutHalfForm.flatMap((first) => consonants.map((second) => first + virama + second)),
    ...consonants.map((first) => `${first + virama}र`),
    ...`${jointForms} ${clustersOfThree}`.split(" "),
  ];
  return [
    ...consonants.flatMap((letter) => [
      ...vowelSigns.flatMap((sign) => [
        ...["", "ं", "ँ", "ः"].map((end) => letter + sign + end),
        ...["", "ं"].map((end) => `र${virama}${letter}${sign}${end}`),
      ]),
      ...[virama, virama + joiner, `${virama}${joiner}क`].map((end) => letter + end),
    ]),
    ...pairs.flatMap((pair) =>
      [...signsThatFitTheirLetter, virama, `${virama}य`].map((end) => pair + end),
    ),
    ...[..."अआइईउऊऋएऐओऔऑऍ"].flatMap((vowel) => ["", "ं", "ँ", "ः"].map((end) => vowel + end)),
  ];
}
