import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { securityHeaders, svgPolicy, withPolicy } from "./security-headers.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const nowhere = { connect: [], forms: [], sheets: [] };
const mark = "secret-of-this-rendering";
const script = 'window.a = "</b>\n\u0928";';
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test("each of the page's own inline scripts is allowed by the hash of its exact text", () => {
  const { html, policy } = withPolicy(
    page(`<script nonce="${mark}">${script}</script><script nonce="${mark}" src="/a.js"></script>`),
    mark,
    nowhere,
  );
  expect(policy).toContain(`script-src 'self' ${hash(script)};`);
  expect(html).not.toContain(mark);
});

test("a script that came in through content is not allowed", () => {
  const { policy } = withPolicy(
    page(`<p><script>steal()</script></p><script nonce="${mark}">${script}</script>`),
    mark,
    nowhere,
  );
  expect(policy).not.toContain(hash("steal()"));
});

test("inline styles and style attributes are allowed by hash, as the browser reads them", () => {
  const { policy } = withPolicy(
    page(`<style>p{color:red}</style><p style="content:&quot;a&amp;b&quot;">x</p>`),
    mark,
    nowhere,
  );
  expect(policy).toContain(`style-src 'self' ${hash("p{color:red}")};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('content:"a&b"')};`);
});

test("nothing is allowed that the site does not use", () => {
  const { policy } = withPolicy(page(""), mark, {
    ...nowhere,
    connect: ["https://db.example"],
    forms: ["https://pay.example"],
  });
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
  expect(policy).toContain("connect-src 'self' https://db.example;");
  expect(policy).toContain("form-action 'self' https://pay.example;");
  for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(part);
  }
});

test("a picture opened on its own runs no script", () => {
  expect(svgPolicy("<svg><style>.a{fill:red}</style></svg>")).toBe(
    `default-src 'none'; style-src 'unsafe-hashes' ${hash(".a{fill:red}")}; img-src data:; sandbox`,
  );
});

test("over TLS browsers are told to use it for a year", () => {
  const headers = Object.fromEntries(securityHeaders("https://school.example"));
  expect(headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
  expect(Object.fromEntries(securityHeaders("http://127.0.0.1:3000"))).not.toHaveProperty(
    "strict-transport-security",
  );
});
