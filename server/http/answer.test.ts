import { expect, test } from "vitest";
import { tablesOf } from "../connection/supabase-client.ts";
import { chooseEncoding, compress, prepareAnswer } from "./answer.ts";

test.each([
  [undefined, ""],
  ["", ""],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0", ""],
  ["*", "br"],
  ["identity;q=1, *;q=0", ""],
  ["nonsense;;q", ""],
])("Accept-Encoding %s selects %s", (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test.each([
  ["/rest/v1/events?select=*", ["events"]],
  ["/rest/v1/rpc/get_service_status", ["rpc/get_service_status"]],
  [
    "/rest/v1/gallery_events?select=id,images:gallery_images!inner(path,author:users(id))",
    ["gallery_events", "gallery_images", "users"],
  ],
  ["/auth/v1/user", []],
])("%s requests %o", (path, tables) => {
  expect(tablesOf(new URL(path, "http://backend"))).toEqual(tables);
});

test("readers without compression share one unpacked body", async () => {
  const body = Buffer.from("<p>Sports day</p>".repeat(500));
  const packed = await compress("text/html", body, "fast");
  const answer = prepareAnswer({ status: 200, headers: [], body, ...packed });
  expect(answer.identity.body.equals(body)).toBe(true);
  expect(answer.identity.body).toBe(answer.identity.body);
});
