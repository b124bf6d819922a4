import { describe, expect, test } from "vitest";
import { plainTextOf, readRichText } from "./rich-text.ts";

describe("A long text", () => {
  test("in plain form becomes a paragraph per line, whatever signs it has", () => {
    expect(readRichText("One <b>\n\nTwo & three")).toEqual([
      { tag: "p", attributes: {}, children: ["One <b>"] },
      { tag: "p", attributes: {}, children: ["Two & three"] },
    ]);
  });

  test.for(["\t", "\r", "\u00a0", "\ufeff"])(
    "is plain behind a sign that the database does not skip either: %j",
    (sign) => {
      const text = `${sign}<p>One <a href="/contact">two</a></p>`;
      expect(readRichText(text)).toEqual([{ tag: "p", attributes: {}, children: [text] }]);
      expect(plainTextOf(text)).toBe(text);
    },
  );

  test("keeps headings, lists, links, tables and pictures", () => {
    const html =
      '<h2>Day</h2><ul><li><p>Bus</p></li></ul><p><a href="/contact">Ask</a></p>' +
      '<table><tbody><tr><th>A</th><td colspan="2">B</td></tr></tbody></table>' +
      '<img src="/media/a.jpg" alt="Gate" width="640" height="480">';
    const tags = readRichText(html).map((node) => (typeof node === "string" ? node : node.tag));
    expect(tags).toEqual(["h2", "ul", "p", "table", "img"]);
    expect(JSON.stringify(readRichText(html))).toContain('{"href":"/contact"}');
    expect(JSON.stringify(readRichText(html))).toContain('"width":640');
  });

  test.for([
    '<p onclick="alert(1)">x</p><script>alert(1)</script>',
    '<p><a href="javascript:alert(1)">x</a></p>',
    '<p><a href=" java\tscript:alert(1)">x</a></p>',
    '<p>x<img src="x" onerror="alert(1)"></p>',
    "<p>x</p><svg><script>alert(1)</script></svg>",
    '<p>x</p><style>p{}</style><iframe srcdoc="alert(1)"></iframe>',
    '<p style="position:fixed">x</p>',
    '<p>x<img src="//evil.example/alert.png"></p>',
  ])("loses active content: %s", (html) => {
    const text = JSON.stringify(readRichText(html));
    expect(text).not.toMatch(/alert|position|iframe|script|style/i);
    expect(text).toContain('"x"');
  });

  test("is given as plain words where elements are impossible", () => {
    const html = "<h2>Day</h2><ul><li>Bus &amp; train</li><li>Lunch</li></ul><p>Bye</p>";
    expect(plainTextOf(html)).toBe("Day\nBus & train\nLunch\n\nBye");
  });
});
