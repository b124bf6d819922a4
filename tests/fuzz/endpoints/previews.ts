import type { Facts } from "../facts.ts";
import { hostilePart, hostileText } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

/** Links of previews with tokens that nobody signed, and the call that creates such links. */
export function askForPreview(random: Random, facts: Facts): FuzzRequest {
  const words = Buffer.from(
    JSON.stringify({
      table_name: hostileText(random).slice(0, 200),
      row_id: facts.notice,
      expires_at: 4_102_444_800,
    }),
  ).toString("base64url");
  const token = random.pick([
    hostilePart(random),
    `${words}.${Buffer.from("signature").toString("base64url")}`,
    `${words}.${words}.${words}`,
    "a.b.c",
  ]);
  if (random.chance(0.2)) {
    return {
      endpoint: "previews",
      method: "POST",
      path: "/admin/preview",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${random.pick([...facts.alumni, "a.b.c"])}`,
      },
      body: random.pick([
        "{}",
        "",
        "[",
        JSON.stringify({ table: "events", id: hostileText(random) }),
      ]),
    };
  }
  const page = random.pick([
    "/",
    `/notices/${facts.notice}`,
    `/invites/${facts.eventSlug}`,
    `/news/${facts.story}`,
    `/${facts.ownPage}`,
    "/about",
  ]);
  return {
    endpoint: "previews",
    method: random.pick(["GET", "HEAD"]),
    path: `${page}?preview=${token}`,
    headers: {},
  };
}
