import { afterEach, expect, test, vi } from "vitest";
import type { SchoolClient } from "../client.ts";
import { postToAccount } from "./account-calls.ts";

const clientWith = (session: object | null) =>
  ({ auth: { getSession: async () => ({ data: { session } }) } }) as unknown as SchoolClient;
const secretary = clientWith({ access_token: "token" });
const invite = (client = secretary) => postToAccount(client, "/account/invite", { role: "admin" });

const answers = (answer: Response) => {
  const asked = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal("fetch", asked);
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

test("a call is made in the name of the signed-in person", async () => {
  const asked = answers(Response.json({ outcome: "invited" }));
  expect(await invite()).toEqual({ outcome: "invited" });
  expect(asked).toHaveBeenCalledWith("/account/invite", {
    method: "POST",
    body: '{"role":"admin"}',
    headers: { authorization: "Bearer token", "content-type": "application/json" },
  });
});

test("a refusal is thrown with its code and sentence", async () => {
  answers(Response.json({ code: "not_admin", message: "Only administrators." }, { status: 403 }));
  await expect(invite()).rejects.toMatchObject({
    code: "not_admin",
    message: "Only administrators.",
  });
});

test.for([200, 502])("a page of a proxy, sent with %s, counts as unreachable", async (status) => {
  answers(new Response("<h1>Bad gateway</h1>", { status }));
  await expect(invite()).rejects.toMatchObject({ code: "unreachable" });
});

test("nothing is sent while nobody is signed in", async () => {
  const asked = answers(Response.json({}));
  await expect(invite(clientWith(null))).rejects.toMatchObject({ code: "session_not_found" });
  expect(asked).not.toHaveBeenCalled();
});
