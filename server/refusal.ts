const SENTENCES: Record<number, string> = {
  400: "This address is not well formed.",
  405: "This page can only be read.",
  413: "What was sent is too large.",
  414: "This address is too long.",
  500: "Something went wrong. Please try again.",
};

/** A small page of our own for what the app need not see: no script, no style, one sentence. */
export function refusal(
  status: 400 | 405 | 413 | 414 | 500,
  security: [name: string, value: string][],
  extra: Record<string, string> = {},
): Response {
  const sentence = SENTENCES[status];
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${status}</title><h1>${sentence}</h1><p><a href="/">Go Home</a></p></html>\n`;
  return new Response(body, {
    status,
    headers: [
      ...security,
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
      ...Object.entries(extra),
    ],
  });
}
