import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fontverter from "fontverter";
import { Blob, Face, Font, shapeWithTrace, Buffer as Text, TracePhase } from "harfbuzzjs";

// A face cut down to the forms that given texts take. subset-font keeps every form that letters can
// take beside each other; of Devanagari's hundreds Hindi writes the fewer half.

const { resolve } = createRequire(import.meta.url);
const DROP_HINTING = 0x1;
const KEEP_ONLY_NAMED_GLYPHS = 0x200;
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

/** The woff2 of `file` with `characters`, and the forms `texts` take in it on their way to the last; `weight` pins a variable face. */
export async function subsetGlyphs(file, characters, texts, weight) {
  const whole = await fontverter.convert(readFileSync(file), "truetype");
  const part = await cut(whole, characters, listForms(whole, texts), weight);
  return fontverter.convert(part, "woff2", "truetype");
}

/** The numbers of all glyphs that shaping the texts passes through: a rule is kept where all its glyphs are. */
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
    harfbuzz.hb_blob_create(address, whole.length, WRITABLE, 0, 0),
    0,
  );
  const input = harfbuzz.hb_subset_input_create_or_fail();
  const features = harfbuzz.hb_subset_input_set(input, LAYOUT_FEATURES);
  harfbuzz.hb_set_clear(features);
  harfbuzz.hb_set_invert(features);
  const glyphs = harfbuzz.hb_subset_input_glyph_set(input);
  for (const form of forms) harfbuzz.hb_set_add(glyphs, form);
  const letters = harfbuzz.hb_subset_input_unicode_set(input);
  for (const letter of characters) harfbuzz.hb_set_add(letters, letter.codePointAt(0));
  harfbuzz.hb_subset_input_set_flags(input, DROP_HINTING | KEEP_ONLY_NAMED_GLYPHS);
  if (weight) {
    const axis = Buffer.from("wght").readUInt32BE();
    harfbuzz.hb_subset_input_pin_axis_location(input, face, axis, weight);
  }
  const subset = harfbuzz.hb_subset_or_fail(face, input);
  if (!subset) throw new Error("HarfBuzz could not cut the face.");
  const result = harfbuzz.hb_face_reference_blob(subset);
  const start = harfbuzz.hb_blob_get_data(result, 0);
  // A copy: the module's memory ends with it.
  return Buffer.from(
    new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(result)).slice(),
  );
}
