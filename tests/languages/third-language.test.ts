import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "../../server/testing/running-server.ts";

const root = join(import.meta.dirname, "../..");
/** A mark before every message of the trial language, in letters that the site has nowhere else. */
const mark = "ਪੰ";
const line = `  { id: "pa", name: "ਪੰਜਾਬੀ", tag: "pa-IN", base: "/pa", letters: /\\p{Script=Gurmukhi}/u },`;

let copy: string;
let school: RunningServer;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "school-in-three-languages-"));
  layCopy();
  addLanguage();
  run("node_modules/@react-router/dev/bin.cjs", "typegen");
  run("scripts/build.mjs");
  school = await runServer(join(copy, "school"), { LOG_LEVEL: "warn" }, [], copy);
}, 1_200_000);
afterAll(async () => {
  await school?.stop();
  await rm(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** All sources of the site; packages and earlier builds stay where they are. */
function layCopy() {
  const left = [".git", "node_modules", "build", ".react-router", "art", "docs"];
  cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "school"));
}

/**
 * All that a language needs: one folder, here the English one with a mark before each message, and one
 * line.
 */
function addLanguage() {
  const [english, added] = [join(copy, "messages/en"), join(copy, "messages/pa")];
  cpSync(english, added, { recursive: true });
  for (const file of readdirSync(added, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue;
    const words = JSON.parse(readFileSync(join(added, file), "utf8"), (_name, value) =>
      typeof value === "string" && value !== "" ? `${mark} ${value}` : value,
    );
    writeFileSync(join(added, file), JSON.stringify(words));
  }
  const list = join(copy, "data/languages.ts");
  const before = readFileSync(list, "utf8");
  const after = before.replace("\n] as const;", () => `\n${line}\n] as const;`);
  expect(after).not.toBe(before);
  writeFileSync(list, after);
}

function run(...program: string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, "node_modules/.bin/node"), program, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error(`${program.join(" ")} failed: ${stdout}${stderr}`);
}

const open = async (path: string) => (await fetch(school.url + path)).text();

test("its catalogues are complete, and every file of the program has it", () => {
  run("scripts/check-messages.ts");
  run("node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json");
}, 900_000);

test("pages are shown in it, and link to and from the other languages", async () => {
  const page = await open("/pa/contact");
  expect(page).toContain('<html lang="pa-IN">');
  expect(page).toContain(`<title>${mark} Contact | `);
  for (const [path, tag] of [
    ["/contact", "en-IN"],
    ["/hi/contact", "hi-IN"],
    ["/pa/contact", "pa-IN"],
  ]) {
    expect(page).toContain(`hrefLang="${tag}" href="${school.url}${path}"`);
  }
  const ways = (html: string) => [
    ...new Set([...html.matchAll(/href="\/language\/(\w+)\?/g)].map(([, id]) => id)),
  ];
  expect(ways(page)).toEqual(["en", "hi"]);
  expect(ways(await open("/contact"))).toEqual(["hi", "pa"]);
  const scripts = new Set(page.match(/\/assets\/pa\/[^"]+\.js/g));
  expect((await Promise.all([...scripts].map(open))).join()).toContain(mark);
});

test("search engines, the search and the offline page know it", async () => {
  const sitemap = await open("/sitemap.xml");
  expect(sitemap).toContain(`<loc>${school.url}/pa/contact</loc>`);
  expect(sitemap).toContain(`hreflang="pa-IN" href="${school.url}/pa/contact"`);
  expect(await open("/robots.txt")).toContain("Disallow: /pa/admin");
  const found = await open(`/pa/search?q=${encodeURIComponent(mark)}`);
  expect(found).toContain('href="/pa/about"');
  expect(found).toContain(`“${mark}”`);
  expect(await open("/service-worker.js")).toContain('{"base":"/pa","tag":"pa-IN"}');
  expect(await open("/pa/offline")).toContain('<html lang="pa-IN">');
});
