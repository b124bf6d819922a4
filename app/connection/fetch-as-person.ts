import { getBackend } from "./backend.ts";

/** Asks an endpoint of the site's own server in the name of whoever is signed in. Rejects where nothing can be asked. */
export async function fetchAsPerson(address: string, init: RequestInit = {}): Promise<Response> {
  const { data } = await (await getBackend()).auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ""}`;
  return fetch(address, { ...init, headers: { ...init.headers, authorization } });
}
