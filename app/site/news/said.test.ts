import { expect, test } from "vitest";
import { isQuotation } from "./said.ts";

test.each([
  "“The mean knows more than any of us,” one of them ends.",
  "“We counted them twice,” she said, “and then once more, to be sure.”",
  "‘It doesn’t matter who planted it,’ she said.",
  '"We shall plant it again next year," said the head girl.',
  "She said, “Next year we shall measure the river.”",
  "एक के अंत में लिखा है: “औसत हम सबसे ज़्यादा जानता है।”",
  "«Wir pflanzen ihn noch einmal», sagte sie.",
  "„Wir pflanzen ihn noch einmal“, sagte sie.",
])("%s was said", (words) => {
  expect(isQuotation(words)).toBe(true);
});

test.each([
  ["a title within a sentence", "Registrations for “Mathematics Week 2027” open on 4 January."],
  ["a title in Hindi", "पुस्तकालय में इस महीने “मैला आँचल और अन्य कहानियाँ” पढ़ी जा रही है।"],
  [
    "a title at the beginning",
    "“Mathematics Week 2027” opens on 4 January at the office, for all.",
  ],
  ["inches", 'The rope is 12" thick and the pole is 14" wide.'],
  ["inches at the beginning", '"12" ropes and 14" poles are in the store.'],
  ["apostrophes", "The teachers’ room and the pupils’ library are open again."],
  ["what is not closed", "“We counted them twice, and then once more."],
  ["a word", "“Yes,” she said."],
  ["no words", ""],
  ["a long paragraph", `“${"We counted them twice. ".repeat(10)}”`],
])("%s is not what somebody said", (_, words) => {
  expect(isQuotation(words)).toBe(false);
});
