/** Header pairs every answer of the site carries; HSTS only where the site is served over TLS. */
export function securityHeaders(siteUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    // The camera reads guests' codes at the door of an event, on a page reached from any other.
    ["permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["x-frame-options", "DENY"],
  ];
  if (siteUrl.startsWith("https://")) {
    headers.push(["strict-transport-security", "max-age=31536000"]);
  }
  return headers;
}
