import type { Handler } from "hono";
import { getSchool } from "../data/school/school.ts";
import type { BackendClients } from "./backend-clients.ts";
import type { HttpEnv } from "./http-env.ts";

const ninetyDays = 90 * 86_400_000;

/**
 * GET /.well-known/security.txt (RFC 9116): whom to tell of a weakness, which is the school's mailbox
 * of its contact page. It always holds for three more months; 503 while the backend cannot be asked.
 */
export function securityText(clients: BackendClients, siteUrl: string): Handler<HttpEnv> {
  return async (c) => {
    const client = clients.visitor();
    const school = client && (await getSchool(client, "en").catch(() => undefined));
    if (!school) {
      return c.text("Not to be had just now.\n", 503, { "retry-after": "5" });
    }
    const lines = [
      `Contact: mailto:${school.email}`,
      `Expires: ${new Date(Date.now() + ninetyDays).toISOString()}`,
      "Preferred-Languages: en, hi",
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
  };
}
