// A cookie leads payers who return from the gateway's page to the application, because the gateway must not
// learn the key of the personal link.

const minutes = 60;

/**
 * The header that stores an application's key while its family is at the gateway; without a key it deletes
 * the cookie.
 */
export function payingCookie(key: string, siteUrl: string): string {
  const kept = key ? minutes * 60 : 0;
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  // Lax, because the gateway's page links back from another site.
  return `paying=${key}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Lax${secure}`;
}

/** The key in a returning request; undefined if a gift was paid or the cookie has expired. */
export function payingIn(request: Request): string | undefined {
  return /(?:^|; )paying=([0-9a-f]{64})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1];
}
