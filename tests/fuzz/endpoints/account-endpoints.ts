import type { Facts } from "../facts.ts";
import { hostileJson, hostilePart } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

/**
 * The web process's own endpoints for people with an account, called by people without the right to them.
 */
export function askEndpoint(random: Random, facts: Facts): FuzzRequest {
  const [method, path] = random.pick<[string, string]>([
    ["POST", "/account/recover"],
    ["POST", "/account/invite"],
    ["POST", "/account/remove-factor"],
    ["GET", "/account/snapshots"],
    ["GET", `/account/snapshots/${hostilePart(random)}`],
    ["GET", `/admin/video/${random.pick(["dQw4w9WgXcQ", hostilePart(random)])}/title`],
    ["GET", "/admin/video/dQw4w9WgXcQ/thumbnail"],
    ["POST", "/admin/videos/check"],
    ["POST", "/storage/v1/object/media/a"],
    ["POST", "/functions/v1/hello"],
    ["GET", `/language/hi?to=${hostilePart(random)}`],
  ]);
  const bearer = random.pick([undefined, ...facts.alumni, "a.b.c", facts.publishableKey]);
  return {
    endpoint: "endpoints",
    method: random.chance(0.85)
      ? method
      : random.pick(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"]),
    path,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      "content-type": random.pick(["application/json", "text/plain"]),
    },
    ...(method === "POST" && {
      body: random.pick([
        JSON.stringify({
          code: hostileJson(random),
          email: hostileJson(random),
          person: hostileJson(random),
          role: hostileJson(random),
        }),
        "",
        "{]",
        "null",
      ]),
    }),
  };
}
