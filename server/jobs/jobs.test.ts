import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrationsAnd } from "../../backend/fixtures/probe.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { createLog } from "../log.ts";
import { checkVideos } from "../media/videos.ts";
import { doJobs, jobs } from "./jobs.ts";

// Moves the deletions in the database a month into the past.
const clock = `
create function public.wait_a_month() returns void language sql security definer as $$
  update public.audit_log set created_at = created_at - interval '31 days';
  update public.alumni_profiles set status_changed_at = status_changed_at - interval '31 days';
$$;`;

let backend: Backend;
let migrations: string;
beforeAll(async () => {
  migrations = await migrationsAnd(clock);
  backend = await startBackend({ database: "pglite", environment: { MIGRATIONS_DIR: migrations } });
});
afterAll(async () => {
  await backend?.stop();
  await rm(migrations, { recursive: true });
});

test("the daily jobs erase what was deleted a month ago, once", async () => {
  const leaver = await backend.signUp();
  expect((await leaver.client.rpc("delete_own_account")).error).toBe(null);
  const { client: admin } = await backend.admin();
  const { data: update } = await admin
    .from("latest_updates")
    .insert({ content: "Lost: a red umbrella of Asha" })
    .select("id")
    .single();
  const id = update?.id ?? "";
  await admin.from("latest_updates").delete().eq("id", id);
  await (backend.service() as SupabaseClient).rpc("wait_a_month");

  const written: string[] = [];
  const runs: [job: string, ok: boolean][] = [];
  const doJob = doJobs({
    jobs,
    serviceClient: () => backend.service(),
    visitorClient: () => backend.visitor(),
    onWritten: (name) => written.push(name),
    onRun: (job, ok) => void runs.push([job, ok]),
    log: createLog("silent"),
  });
  for (const time of ["first", "second"]) {
    for (const { name } of jobs) await doJob(name);
    expect(written.toSorted(), time).toEqual(["alumni_profiles", "audit_log"]);
  }
  await expect(doJob("unknown")).rejects.toThrow("no job called unknown");

  expect(runs.filter(([job]) => job === "purge_deleted_rows").map(([, ok]) => ok)).toEqual([
    true,
    true,
  ]);

  const again = await backend.visitor().auth.signInWithPassword(leaver);
  expect(again.error?.code).toBe("invalid_credentials");
  const log = admin.from("audit_log").select("action, before, after").eq("row_id", id);
  const { data: kept } = await log.order("created_at");
  expect(kept).toEqual([
    { action: "insert", before: null, after: null },
    { action: "delete", before: null, after: null },
  ]);
});

test("videos missing from YouTube are marked until they return, and none while YouTube does not answer", async () => {
  const { client: admin } = await backend.admin();
  const videos = [
    { youtube_id: "dQw4w9WgXcQ", title: "Sports day" },
    { youtube_id: "kJQP7kiw5Fk", title: "The annual play" },
  ];
  const known = videos.map(({ youtube_id }) => youtube_id);
  await admin.from("youtube_videos").insert(videos).throwOnError();
  let missing: Record<string, number> = {};
  const youtube = createServer((request, response) => {
    const video = new URL(new URL(request.url ?? "", "http://x").searchParams.get("url") ?? "");
    response.statusCode = missing[video.searchParams.get("v") ?? ""] ?? 200;
    response.end(JSON.stringify({ title: "A video" }));
  });
  await new Promise<void>((resolve) => youtube.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    youtube.close();
    await admin.from("youtube_videos").delete().in("youtube_id", known);
  });
  const { port } = youtube.address() as AddressInfo;
  const check = () => checkVideos(backend.service(), `http://127.0.0.1:${port}`);
  const gone = async () => {
    const marked = admin.from("youtube_videos").select("title").eq("is_gone", true);
    return (await marked.throwOnError()).data.map(({ title }) => title);
  };

  missing = { kJQP7kiw5Fk: 404 };
  expect(await check()).toEqual({ changed: 1, gone: 1 });
  expect(await gone()).toEqual(["The annual play"]);
  const { data: waiting } = await admin.rpc("count_waiting_work").throwOnError();
  expect(waiting).toMatchObject({ goneVideos: 1 });
  missing = { dQw4w9WgXcQ: 404, kJQP7kiw5Fk: 503 };
  expect(await check()).toBe("offline");
  expect(await gone()).toEqual(["The annual play"]);
  missing = {};
  expect(await check()).toEqual({ changed: 1, gone: 0 });
  expect(await gone()).toEqual([]);
});

/** Runs `npm run jobs` as an operator's cron does, over the API of a hosted project. */
function runJobs(options: string[], variables: Record<string, string>) {
  const command = [join(import.meta.dirname, "once.ts"), ...options];
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, output, errors) =>
      resolve({ code: Number(error?.code ?? 0), said: output + errors }),
    );
  });
}

test("the command runs due jobs with its keys only, however many run it at once", async () => {
  const project = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  };
  const { client: admin } = await backend.admin();
  const { data: notice } = await admin
    .from("latest_updates")
    .insert({ content: "Found: a blue umbrella of Ravi" })
    .select("id")
    .single();
  await admin
    .from("latest_updates")
    .delete()
    .eq("id", notice?.id ?? "");
  await (backend.service() as SupabaseClient).rpc("wait_a_month");
  const remembered = async () => {
    const log = admin
      .from("audit_log")
      .select("action")
      .eq("row_id", notice?.id ?? "");
    return (await log.not("after", "is", null)).data?.length;
  };

  const often = await runJobs([], project);
  expect(often).toMatchObject({ code: 0, said: expect.stringMatching(/^turn_albums done/m) });
  expect(often.said).not.toContain("purge");
  expect(await remembered()).toBe(1);

  const both = await Promise.all([runJobs(["--all"], project), runJobs(["--all"], project)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await remembered()).toBe(0);

  const wrong = await runJobs([], { ...project, SUPABASE_SECRET_KEY: "sb_secret_wrong" });
  expect(wrong).toMatchObject({ code: 1, said: expect.stringMatching(/^turn_albums failed/m) });
  expect(await runJobs([], {})).toMatchObject({
    code: 1,
    said: expect.stringContaining("set SUPABASE_URL"),
  });
}, 60_000);
