import type { Role } from "../../data/accounts/accounts.ts";
import { ownAddress } from "../../data/accounts/own-address.ts";
import { splitAddress } from "../../data/languages.ts";

/** Where each role is at home: docs/requirements.md R4.7. */
export const homeOf: Record<Role, string> = {
  admin: "/admin/dashboard",
  alumni: "/alumni/profile",
};

const originParameter = "from";

/** The login page's address that remembers where a person was going: a path of this site, without its language. */
export function loginPath(origin?: string): string {
  return origin ? `/login?${new URLSearchParams({ [originParameter]: origin })}` : "/login";
}

/**
 * Where a person goes after signing in (docs/requirements.md R4.6, step 5): an admin to the
 * dashboard, an alumnus to the page they came from or their profile. Whoever was on the way to a page
 * of the own account, such as a new password, goes on there. `search` is the query of the login
 * page; an origin on another site, or one that is not for alumni, counts as none.
 */
export function destinationOf(role: Role, search: string): string {
  const origin = ownPath(new URLSearchParams(search).get(originParameter));
  if (role === "admin") return origin?.startsWith("/account/") ? origin : homeOf.admin;
  return origin ?? homeOf.alumni;
}

const notForAlumni = /^\/(admin|login|auth|rest)(?=[/?#]|$)/i;

function ownPath(origin: string | null): string | undefined {
  const address = ownAddress(origin);
  if (address === undefined) return undefined;
  const { path } = splitAddress(address);
  return notForAlumni.test(path) ? undefined : path;
}
