import { expect, test } from "vitest";
import { readVideoLinks } from "./video-links.ts";

test("Links of any form are found in a pasted text, each once, and words are ignored", () => {
  const text = `Our videos: https://youtu.be/dQw4w9WgXcQ?si=abc, www.youtube.com/watch?v=9bZkp7q19f0
    https://www.youtube.com/shorts/dQw4w9WgXcQ kJQP7kiw5Fk https://vimeo.com/12345`;
  expect(readVideoLinks(text)).toEqual({
    ids: ["dQw4w9WgXcQ", "9bZkp7q19f0", "kJQP7kiw5Fk"],
    repeated: ["https://www.youtube.com/shorts/dQw4w9WgXcQ"],
    unknown: ["Our", "videos:", "https://vimeo.com/12345"],
  });
});

test("A word of eleven letters is not a video", () => {
  expect(readVideoLinks("celebration")).toMatchObject({ ids: [], unknown: ["celebration"] });
});
