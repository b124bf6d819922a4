import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import { answerWithdrawnAt, rememberHiddenPictures } from "./hidden-list.ts";
import { withoutHidden } from "./hidden-picture.ts";

const hiddenOne = "6f0c2c0e-5a1f-4f0c-8f2c-3f4f1c7a9b10";
const shownOne = "6f0c2c0e-5a1f-4f0c-8f2c-3f4f1c7a9b11";

/** The pictures of a server whose database is away until `comes` is called. */
function startWithoutDatabase({ hasServiceKey = true } = {}) {
  vi.useFakeTimers();
  let isAway = true;
  const rpc = (name: string) => ({
    async throwOnError() {
      if (isAway) throw new Error("the database is away");
      return { data: name === "list_hidden_media" ? [hiddenOne] : null };
    },
  });
  const hidden = rememberHiddenPictures({
    serviceClient: () => (hasServiceKey ? ({ rpc } as unknown as SchoolClient) : undefined),
    hasServiceKey,
    onOthersChanged: undefined,
    log: { warn() {} } as unknown as Log,
  });
  onTestFinished(() => {
    hidden.stop();
    vi.useRealTimers();
  });
  const app = new Hono<HttpEnv>();
  app.get("/withdrawn.json", answerWithdrawnAt(hidden));
  app.get("/media/*", withoutHidden(hidden), (c) => c.text("the picture"));
  return {
    hidden,
    ask: (id: string) => app.request(`/media/${id}/640.webp`),
    withdrawn: () => app.request("/withdrawn.json"),
    comes() {
      isAway = false;
    },
  };
}

test("no picture is served until the database has said which ones are hidden, and soon after it has come", async () => {
  const { hidden, ask, withdrawn, comes } = startWithoutDatabase();
  const early = ask(hiddenOne);
  await hidden.refresh();
  const refused = await early;
  expect([refused.status, Object.fromEntries(refused.headers)]).toMatchObject([
    503,
    { "cache-control": "no-store", "retry-after": "2" },
  ]);
  expect((await ask(shownOne)).status).toBe(503);
  expect((await withdrawn()).status).toBe(503);

  comes();
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await ask(hiddenOne)).status).toBe(404);
  expect((await ask(shownOne)).status).toBe(200);
  expect(await (await withdrawn()).json()).toEqual({ at: null });
});

test("a picture that is asked for during the first question waits for its answer", async () => {
  const { hidden, ask, comes } = startWithoutDatabase();
  comes();
  const early = [ask(hiddenOne), ask(shownOne)];
  await hidden.refresh();
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([404, 200]);
});

test("without a service key nobody can say what is hidden, and pictures are served", async () => {
  const { ask } = startWithoutDatabase({ hasServiceKey: false });
  expect((await ask(shownOne)).status).toBe(200);
});
