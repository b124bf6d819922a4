import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Face, Font, shapeWithTrace, Buffer as Text, TracePhase } from "harfbuzzjs";

// Reduces a font to the glyphs that given texts use. subset-font keeps every form that letters can take
// beside each other; Hindi uses less than half of Devanagari's hundreds.

const { resolve } = createRequire(import.meta.url);
const dropHinting = 0x1;
const keepOnlyNamedGlyphs = 0x200;
const writable = 2;
const layoutFeatures = 6;

/**
 * The woff2 of `file` with `characters`, and every glyph that `texts` pass through during shaping; `weight`
 * pins a variable font.
 */
export async function subsetGlyphs(file, characters, texts, weight) {
  const whole = await fontverter.convert(readFileSync(file), "truetype");
  const part = await cut(whole, characters, listForms(whole, texts), weight);
  return fontverter.convert(part, "woff2", "truetype");
}

/** The numbers of all glyphs that shaping the texts passes through: a rule is kept if all its glyphs are. */
function listForms(face, texts) {
  const bytes = face.buffer.slice(face.byteOffset, face.byteOffset + face.byteLength);
  const font = new Font(new Face(new Blob(bytes)));
  const forms = new Set();
  for (const text of texts) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(font, buffer, [], 0, TracePhase.DONT_STOP)) {
      if (step.glyphs) for (const { g } of step.t) forms.add(g);
    }
  }
  return forms;
}

async function cut(whole, characters, forms, weight) {
  const { instance } = await WebAssembly.instantiate(
    readFileSync(resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")),
  );
  const harfbuzz = instance.exports;
  harfbuzz._initialize();
  const address = harfbuzz.malloc(whole.length);
  new Uint8Array(harfbuzz.memory.buffer).set(whole, address);
  const face = harfbuzz.hb_face_create(
    harfbuzz.hb_blob_create(address, whole.length, writable, 0, 0),
    0,
  );
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const features = harfbuzz.hb_subset_input_set(input, layoutFeatures);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  const glyphs = harfbuzz.hb_subset_input_glyph_set(input);
  for (const form of forms) harfbuzz.hb_set_add(glyphs, form);
  const letters = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of characters) harfbuzz.hb_set_add(letters, letter.codePointAt(0));
  harfbuzz.hb_subset_input_set_flags(input, dropHinting | keepOnlyNamedGlyphs);
  if (weight) {
    const axis = Buffer.from("wght").readUInt32BE();
    harfbuzz.hb_subset_input_pin_axis_location(input, face, axis, weight);
  }
  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (!subset) throw new Error("HarfBuzz could not cut the face.");
  const result = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(result, 0);
  // A copy, because the module's memory ends with it.
  return Buffer.from(
    new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(result)).slice(),
  );
}

// The letters of Hindi, syllable by syllable: a font for Hindi text needs a form for each. A pair of
// consonants is listed only if the first has no half form, or if the two have a joint form that readers
// expect; every other pair is set from a half letter and a whole one.

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

/** Returns every syllable as its own text, some 5,000 of them. */
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
