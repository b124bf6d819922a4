import { getBackend } from "./backend.ts";

/**
 * Calls an endpoint of the site's own server as the signed-in person. Rejects when the request cannot be
 * made.
 */
export async function fetchAsPerson(address: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await getBackend()).auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ""}`;
  return fetch(address, { ...init, headers: { ...init.headers, authorization } });
}
