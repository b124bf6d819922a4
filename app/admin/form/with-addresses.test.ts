import { expect, test } from "vitest";
import { withAddresses } from "./with-addresses.ts";

test.each([
  [
    "a link",
    '<p>Read <a href="/fees?a=1&amp;b=2">the fees</a> today.</p>',
    '<p>Read <a href="/fees?a=1&amp;b=2">the fees (/fees?a=1&amp;b=2)</a> today.</p>',
  ],
  [
    "links beside each other, one of them open",
    '<p><a href="/a">A</a><a href="https://b.example">B<a href="/c">C',
    '<p><a href="/a">A (/a)</a><a href="https://b.example">B (https://b.example)<a href="/c">C (/c)',
  ],
  [
    "a picture with a link",
    '<p><a href="/a"><img src="/media/x/640.jpg" alt="A gate" width="640"></a></p>',
    '<p><a href="/a"><img src="/media/x/640.jpg" alt="A gate" width="640"> A gate (/media/x/640.jpg) (/a)</a></p>',
  ],
  [
    "attributes as no editor writes them",
    "<A title='x>y' HREF = '/a<b'>A\nB</A><a href=/c>C</a><img src=/d>",
    "<A title='x>y' HREF = '/a<b'>A\nB (/a&lt;b)</A><a href=/c>C (/c)</a><img src=/d>  (/d)",
  ],
  ["neither", "<p>An <abbr>a</abbr> <strong>word</strong></p>", undefined],
])("a long text says where it leads: %s", (_what, html, written = html) => {
  expect(withAddresses(html)).toBe(written);
});
