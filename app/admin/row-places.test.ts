import { expect, test } from "vitest";
import { placeOf } from "./row-places.ts";

const stamps = { created_at: "", updated_at: "" };

test("A picture is named in the reader's language, by its description, and leads to its album", () => {
  const picture = { id: "p", gallery_event_id: "a", alt: "The long hall", ...stamps };
  const to = "/admin/gallery/a/pictures";
  expect(placeOf("gallery_images", picture, "en")).toEqual({
    kind: "Pictures",
    name: "The long hall",
    to,
  });
  expect(placeOf("gallery_images", { ...picture, alt: "" }, "hi")).toEqual({
    kind: "चित्र",
    name: "",
    to,
  });
});
