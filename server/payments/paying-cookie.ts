// Whoever comes back from the gateway's page is led to the application by a cookie, since the gateway is not to know the
// key of the personal link.

const minutes = 60;

/** The header that keeps the key of an application while its family is at the gateway; without a key it forgets it. */
export function payingCookie(key: string, siteUrl: string): string {
  const kept = key ? minutes * 60 : 0;
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  // Lax: the gateway leads back from its own page.
  return `paying=${key}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Lax${secure}`;
}

/** The key that a request brings back; undefined where a gift was paid, or the cookie has ended. */
export function payingIn(request: Request): string | undefined {
  return /(?:^|; )paying=([0-9a-f]{64})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1];
}
