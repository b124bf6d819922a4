import { execFile } from "node:child_process";
import { expect, test } from "vitest";

const program = new URL("../testing/breaking-app-process.ts", import.meta.url).pathname;

/** Renders these addresses of a broken app, until the process ends or ten seconds pass. */
function renderAll(...paths: string[]): Promise<{ code: unknown; said: string[] }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...paths], { timeout: 10_000 }, (error, said) => {
      resolve({ code: error?.code ?? error?.signal, said: said.trim().split("\n") });
    });
  });
}

test("an error that cannot be sent between threads fails its own rendering, with its message", async () => {
  const { said } = await renderAll("/uncopyable", "/whole", "/break");
  expect(said.slice(0, 2)).toEqual(["/uncopyable It holds a function. 22P02", "/whole 200"]);
});

test("a thread that breaks ends the process, which gives the reason", async () => {
  const { code, said } = await renderAll("/whole", "/break", "/whole");
  expect([code, said.length]).toEqual([1, 2]);
  expect(JSON.parse(said[1] ?? "")).toMatchObject({
    level: "fatal",
    msg: "rendering broke",
    err: { message: "It broke by itself." },
  });
});

test("so does a thread that ends by itself", async () => {
  const { code, said } = await renderAll("/leave");
  expect([code, said.length]).toEqual([1, 1]);
  expect(said[0]).toContain("ended without being told");
});
