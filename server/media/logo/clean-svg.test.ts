import { describe, expect, test } from "vitest";
import { cleanSvg } from "./clean-svg.ts";

const around = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const cleaned = (inside: string, attributes?: string) =>
  cleanSvg(around(inside, attributes))?.svg ?? "refused";

describe("a drawn logo", () => {
  test("keeps its shapes, gradients and plain styles", () => {
    const svg = cleaned(
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#8a1538"/></linearGradient>
       <style type="text/css"><![CDATA[ .st0{fill:url(#g);stroke:none} @charset ]]></style>
       <style>.st1 , .st2{ fill : #FFF !important; clip-path:url("#c") }</style></defs>
       <clipPath id="c"><use xlink:href="#s" overflow="visible"/></clipPath>
       <path id="s" class="st0" style="fill-rule:evenodd;enable-background:new" d="M0 0h10v10z"/><a href="https://school.example"><circle r="3"/></a>`,
    );
    expect(svg).toContain('<path id="s" class="st0" fill-rule="evenodd" d="M0 0h10v10z"></path>');
    expect(svg).toContain('<use href="#s"></use>');
    expect(svg).toContain('.st1 , .st2{fill:#FFF;clip-path:url("#c")}');
    expect(svg).toContain('<g><circle r="3"></circle></g>');
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 50" width="100" height="50">/,
    );
  });

  test("has the size of its view box, or of its width and height", () => {
    expect(cleanSvg(around("<path/>", 'viewBox="-10,0 30 20"'))).toMatchObject({
      width: 30,
      height: 20,
    });
    expect(cleanSvg(around("<path/>", 'width="40px" height="20px"'))).toMatchObject({ width: 40 });
    for (const size of [
      "",
      'width="100%" height="100%"',
      'viewBox="0 0 0 5"',
      'viewBox="0 0 a b"',
    ]) {
      expect(cleaned("<path/>", size)).toBe("refused");
    }
  });

  const hostile: [what: string, inside: string][] = [
    ["a script", "<script>alert(1)</script>"],
    ["a script in CDATA", "<script><![CDATA[alert(1)]]></script>"],
    [
      "a script under a prefix",
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    ],
    ["an event handler", '<path onload="alert(1)" onClick="alert(1)" d="M0 0"/>'],
    ["a handler in capitals", '<path ONLOAD="alert(1)"/>'],
    ["a link to a script", '<a xlink:href="javascript:alert(1)"><path/></a>'],
    [
      "foreign markup",
      "<foreignObject><body onload='alert(1)'><iframe src='x'/></body></foreignObject>",
    ],
    ["a picture elsewhere", '<image href="https://evil.example/a.png" width="1" height="1"/>'],
    ["a drawing elsewhere", '<use href="https://evil.example/a.svg#x"/>'],
    ["a drawing in an address", '<use href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    [
      "an animation of an address",
      '<a><animate attributeName="href" to="javascript:alert(1)"/><path/></a>',
    ],
    ["a handler set later", '<set attributeName="onmouseover" to="alert(1)"/>'],
    ["an imported sheet", '<style>@import "https://evil.example/a.css";</style>'],
    ["a sheet that calls out", "<style>path{fill:url(https://evil.example/a)}</style>"],
    ["a style that calls out", '<path style="fill:url(//evil.example/a#b)"/>'],
    [
      "an attribute that calls out",
      '<path fill="url(https://evil.example/a#b)" filter="url(evil.example)"/>',
    ],
    ["an escaped address", "<style>path{fill:u\\72l(https://evil.example/a)}</style>"],
    ["an expression", '<path style="fill:expression(alert(1))"/>'],
    ["a filter with a picture", '<filter id="f"><feImage href="https://evil.example/a"/></filter>'],
    ["a sheet that ends the style", "<style>a{}&lt;/style&gt;&lt;script&gt;alert(1)</style>"],
    ["a processing instruction", '<?xml-stylesheet href="https://evil.example/a.css"?>'],
    ["markup in words", "<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>"],
    [
      "a title that ends itself",
      "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>",
    ],
  ];
  test.each(hostile)("loses %s", (_what, inside) => {
    const svg = cleaned(`${inside}<path id="stays" d="M0 0"/>`);
    expect(svg).toContain('id="stays"');
    expect(svg).not.toMatch(
      /<script|\bon\w+\s*=|javascript:|evil|data:|<image|foreign|<set|<animate|@import|<\?/i,
    );
  });

  test("loses the entities of a document type", () => {
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>${around("<text>&b;&x;</text><path/>")}`;
    expect(cleanSvg(bomb)?.svg).not.toMatch(/aaaa|ENTITY|passwd/);
  });

  test("is refused where its parts refer to each other endlessly", () => {
    const twice = (id: number) =>
      `<g id="a${id}"><use href="#a${id + 1}"/><use href="#a${id + 1}"/></g>`;
    const bomb = Array.from({ length: 20 }, (_, id) => twice(id)).join("");
    expect(cleaned(bomb)).toBe("refused");
    expect(cleaned('<g id="a"><use href="#a"/></g>')).toBe("refused");
    expect(cleaned("<path/>".repeat(4000))).toBe("refused");
  });

  test("may be nested deeply without harm", () => {
    expect(cleaned(`${"<g>".repeat(2000)}<path/>`)).toContain("<g>");
    expect(cleaned(`${"<g>".repeat(100_000)}`)).toBe("refused");
  });

  test("is refused if it is not SVG", () => {
    for (const other of ["", "hello", "<html><svg viewBox='0 0 1 1'/></html>", "\u0089PNG", "{}"]) {
      expect(cleanSvg(other)).toBeUndefined();
    }
  });
});
