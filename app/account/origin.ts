import type { Role } from "../../data/accounts/accounts.ts";
import { ownAddress } from "../../data/accounts/own-address.ts";
import { splitAddress } from "../../data/languages.ts";

/** The home page of each role: docs/requirements.md R4.7. */
export const homeOf: Record<Role, string> = {
  admin: "/admin/dashboard",
  alumni: "/alumni/profile",
};

const originParameter = "from";

/** The login page's address, with the page to return to: a path of this site without its language. */
export function loginPath(origin?: string): string {
  return origin ? `/login?${new URLSearchParams({ [originParameter]: origin })}` : "/login";
}

/**
 * Where a person goes after signing in (docs/requirements.md R4.6, step 5): an admin to the dashboard or
 * the account page they came from, such as a new password; an alumnus to the page they came from or
 * their profile. `search` is the query of the login page. An origin on another site, or a page that is
 * not for alumni, is ignored.
 */
export function destinationOf(role: Role, search: string): string {
  const origin = ownPath(new URLSearchParams(search).get(originParameter));
  if (role === "admin") return origin?.startsWith("/account/") ? origin : homeOf.admin;
  return origin ?? homeOf.alumni;
}

/** Whether a page of the office led to the login page, because nobody was signed in. `search` is the query. */
export function cameFromOffice(search: string): boolean {
  const address = ownAddress(new URLSearchParams(search).get(originParameter));
  return address !== undefined && /^\/admin(?=[/?#]|$)/.test(splitAddress(address).path);
}

const notForAlumni = /^\/(admin|login|auth|rest)(?=[/?#]|$)/i;

function ownPath(origin: string | null): string | undefined {
  const address = ownAddress(origin);
  if (address === undefined) return undefined;
  const { path } = splitAddress(address);
  return notForAlumni.test(path) ? undefined : path;
}
