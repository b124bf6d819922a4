import { expect, test } from "vitest";
import { youtubeIdOf } from "./video-links.ts";

test.each([
  "dQw4w9WgXcQ",
  " https://www.youtube.com/watch?v=dQw4w9WgXcQ ",
  "https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s",
  "http://m.youtube.com/watch?v=dQw4w9WgXcQ",
  "youtu.be/dQw4w9WgXcQ?si=abc",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "https://www.youtube.com/live/dQw4w9WgXcQ?feature=share",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
])("%s is read", (link) => {
  expect(youtubeIdOf(link)).toBe("dQw4w9WgXcQ");
});

test.each([
  "",
  "dQw4w9WgXc",
  "https://vimeo.com/dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/@school",
  "https://www.youtube.com/watch?v=<script>a",
])("%s is not a video", (link) => {
  expect(youtubeIdOf(link)).toBeUndefined();
});
