import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pageOfPicture, pictureAddress } from "../../data/pages/page-pictures.ts";
import { prepareAnswer } from "../http/answer.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { drawCard, letterFitting } from "./card.ts";
import { createDrawing } from "./drawing.ts";
import { keepPictures, servePagePictures } from "./page-pictures.ts";
import { namedPicture, nameVersion, readPageWords } from "./page-words.ts";

const file = (path: string) => readFile(join(import.meta.dirname, "../../public", path));
const words = {
  title: "Our Story",
  schoolName: "Foothills School",
  tag: "en-IN",
  picture: undefined,
  view: undefined,
};
const page = (title: string, image = "/prints/sports/yoga.svg") =>
  `<html lang="hi-IN"><head><meta property="og:title" content="${title} | A &amp; B"/><meta property="og:site_name" content="A &amp; B"/><meta property="og:image" content="https://school.example/hi/og/about.png"/></head><header><img src="/logo.svg"/></header><main><p><img alt="" src="${image}"/></p></main></html>`;
const answerOf = (body: string | Buffer) =>
  prepareAnswer({ status: 200, headers: [], body: Buffer.from(body) });

describe("the address of a picture", () => {
  test.each([
    ["en", "/", "/og.png", "/"],
    ["hi", "/", "/hi/og.png", "/hi"],
    ["en", "/campus/majra", "/og/campus/majra.png", "/campus/majra"],
    ["hi", "/campus/majra", "/hi/og/campus/majra.png", "/hi/campus/majra"],
  ] as const)("%s %s is %s", (language, path, address, back) => {
    expect(pictureAddress(language, path)).toBe(address);
    expect(pageOfPicture(address)).toBe(back);
  });

  test.each(["/", "/about", "/og", "/og/.png", "/og/about", "/ogre/about.png", "/about/og.png"])(
    "%s belongs to no page",
    (address) => expect(pageOfPicture(address)).toBeUndefined(),
  );
});

describe("a page's words", () => {
  test("are its title without the school, its first picture, and its language", () => {
    expect(readPageWords(page("Rock &#x27;n&#x27; roll &lt;b&gt;"))).toEqual({
      title: "Rock 'n' roll <b>",
      schoolName: "A & B",
      tag: "hi-IN",
      picture: "/prints/sports/yoga.svg",
      view: undefined,
    });
    const part = "/prints/a.svg#svgView(viewBox(-240,420,2880,1080))";
    expect(readPageWords(page("x", part))?.view).toBe("-240,420,2880,1080");
    expect(readPageWords(page("x", "/a.svg#svgView(viewBox(1))"))?.view).toBeUndefined();
  });

  test("give the address a version that changes with each of them, and only then", () => {
    const versions = [page("One"), page("Two"), page("One", "/prints/sports/chess.svg")].map(
      (html) => namedPicture(nameVersion(html))?.version,
    );
    expect(new Set(versions).size).toBe(3);
    const named = nameVersion(page("One"));
    expect(nameVersion(named)).toBe(named);
    expect(namedPicture(named)).toEqual({ path: "/hi/og/about.png", version: versions[0] });
  });

  test("are absent where a page names no picture, and its HTML stays unchanged", () => {
    const html = "<html><main><img src='/a.svg'></main></html>";
    expect(readPageWords(html)).toBeUndefined();
    expect(nameVersion(html)).toBe(html);
  });
});

describe("lettering", () => {
  const place = { colour: "#000000", tag: "hi-IN", width: 2_000, height: 200 };
  const widthOf = async (text: string) => (await letterFitting(text, [60], place)).width;

  test("joins the letters of Hindi as readers expect", async () => {
    // The joiner keeps the two letters apart; without it they form one narrower letter.
    expect(await widthOf("क्ष")).toBeLessThan(await widthOf("क्\u200cष"));
    expect(await widthOf("द्य")).toBeLessThan(await widthOf("द्\u200cय"));
  });

  test("is in the school's typeface, whatever fonts the machine has", async () => {
    // Eczar's proportions, from its files; other serif and sans fonts are much wider.
    expect(Math.abs((await widthOf("Foothills")) - 226)).toBeLessThan(4);
  });

  test("shrinks until it fits", async () => {
    const fitting = await letterFitting("Parents meet the teachers", [80, 40, 20], {
      colour: "#000000",
      tag: "en-IN",
      width: 200,
      height: 100,
    });
    expect(fitting.width).toBeLessThanOrEqual(200);
    expect(fitting.height).toBeLessThanOrEqual(100);
  });
});

describe("a picture", () => {
  test("shows a photograph as well as a print", async () => {
    const mark = await file("favicon.svg");
    const print = await sharp({
      create: { width: 1920, height: 1080, channels: 3, background: "#336699" },
    })
      .webp()
      .toBuffer();
    const { width, height } = await sharp(await drawCard(words, { print, mark })).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test("that cannot be drawn is an error, and the next one is drawn", async () => {
    const draw = createDrawing();
    const mark = await file("favicon.svg");
    await expect(
      draw({ words, prints: { print: Buffer.from("no picture"), mark } }),
    ).rejects.toThrow();
    const print = await file("prints/quiet-ridge.svg");
    const { format } = await sharp(await draw({ words, prints: { print, mark } })).metadata();
    expect(format).toBe("png");
  });
});

test("a picture for sharing loses a hidden picture at once, and is never kept for long with an uploaded one", async () => {
  const uploaded = "/media/3f0e9c9e-5f4e-4f5e-9a52-0c9a4a7c1d11/640.webp";
  const html = nameVersion(page("Sports day", uploaded));
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#c02020" },
  })
    .webp()
    .toBuffer();
  const kept = answerOf(html);
  const address = { kind: "page", kept: true };
  let hidden = false;
  const app = new Hono<HttpEnv>().get(
    "*",
    async (c, next) => {
      c.set("requestId", "1");
      await next();
    },
    servePagePictures({
      app: async () => ({ find: () => address }) as never,
      cache: { get: async () => kept } as never,
      ownPaths: { at: async () => address } as never,
      read: async (path) => {
        if (path === uploaded) return photo;
        return path ? file(path) : undefined;
      },
      isHidden: async () => hidden,
      log: { warn: (problem: unknown) => expect(problem).toBeUndefined() } as never,
      security: [],
    }),
  );
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { path, version } = namedPicture(html) ?? {};
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}?v=${version}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const { channels } = await sharp(body).stats();
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    return { isRed: red > blue + 50, lifetime: answer.headers.get("cache-control") };
  };
  try {
    expect(await ask()).toEqual({ isRed: true, lifetime: "public, max-age=86400" });
    hidden = true;
    expect(await ask()).toEqual({ isRed: false, lifetime: "public, max-age=300" });
    hidden = false;
    expect((await ask()).isRed).toBe(true);
  } finally {
    server.close();
  }
});

describe("cached pictures", () => {
  test("are drawn once for all requests, one at a time", async () => {
    const { get } = keepPictures();
    let under = 0;
    let most = 0;
    let drawn = 0;
    const draw = async () => {
      drawn++;
      most = Math.max(most, ++under);
      await new Promise(setImmediate);
      under--;
      return answerOf("picture");
    };
    await Promise.all(["a", "a", "b", "c", "b"].map((key) => get(key, draw)));
    await get("a", draw);
    expect({ drawn, most }).toEqual({ drawn: 3, most: 1 });
  });

  test("take no more memory than allowed: the least recently used go", async () => {
    const { get } = keepPictures(30_000);
    const drawn: string[] = [];
    const ask = (key: string) =>
      get(key, async () => {
        drawn.push(key);
        return answerOf(Buffer.alloc(10_000));
      });
    for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
    expect(drawn).toEqual(["a", "b", "c", "b"]);
  });

  test("that fail are not cached, and too many at once are asked to return later", async () => {
    const { get } = keepPictures();
    await expect(get("a", () => Promise.reject(new Error("no ink")))).rejects.toThrow("no ink");
    expect((await get("a", async () => answerOf("picture")))?.status).toBe(200);
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerOf>>();
    const asked = Array.from({ length: 31 }, (_, index) => get(`${index}`, () => promise));
    expect(asked.map(Boolean)).toEqual([...Array(30).fill(true), false]);
    resolve(answerOf("picture"));
    await Promise.all(asked);
  });
});
