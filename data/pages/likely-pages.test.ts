import { expect, test } from "vitest";
import { likelyPages } from "./likely-pages.ts";

test.for([
  ["/admission-form-2027.php", "/admissions"],
  ["/fee", "/admissions/fees"],
  ["/our-teachers", "/faculty"],
  ["/photo_gallery.html", "/gallery"],
  ["/bus", "/transport"],
])("%s may have meant %s", ([address, page]) => {
  expect(likelyPages(address ?? "", "en", 3)).toContain(page);
});

test.for(["/no-such-page", "/index.html", "/%E0%A4%A", "/", "/wp-login.php"])(
  "%s gives at most two hints, and never the home page",
  (address) => {
    const found = likelyPages(address, "hi", 2);
    expect(found.length).toBeLessThanOrEqual(2);
    expect(found).not.toContain("/");
  },
);

test("a word of the address may be in Hindi", () => {
  expect(likelyPages(`/${encodeURIComponent("कैलेंडर")}`, "hi", 3)).toContain("/calendar");
});

test("an address without a word of the school means no page", () => {
  expect(likelyPages("/xyzzy/no-such-page", "en", 3)).toEqual([]);
});
