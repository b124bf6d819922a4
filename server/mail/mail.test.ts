import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import { type MailServer, startMailServer } from "../../tests/fixtures/mail-server.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";
import { lanes } from "./transport.ts";

const directories: string[] = [];
const newDataDir = () => {
  const directory = mkdtempSync(join(tmpdir(), "mail-"));
  directories.push(directory);
  return directory;
};
afterAll(() => {
  for (const each of directories) rmSync(each, { recursive: true, force: true });
});

const clients = (server: RunningServer, dataDir: string) => {
  const { publishableKey, secretKey } = JSON.parse(
    readFileSync(join(dataDir, "keys.json"), "utf8"),
  );
  const as = (key: string): SchoolClient =>
    createClient(server.url, key, { auth: { persistSession: false } });
  return { visitor: as(publishableKey), service: as(secretKey) };
};

/** Stores a message as the contact form does; resolves with the reference. */
async function writeToSchool(service: SchoolClient, name: string, email: string) {
  const { data } = await service
    .rpc("create_contact_message", {
      name,
      email,
      topic: "general",
      message: "When is the library open?",
      campus: "majra",
      phone: "",
      consent_version: "2026-1",
    })
    .single()
    .throwOnError();
  return data.reference;
}

describe("through a mail server", () => {
  let refuseNext: string | undefined;
  /** Called when a whole email has arrived and has not been answered yet. */
  let atTheEnd: (() => Promise<unknown>) | undefined;
  let mailServer: MailServer;
  const dataDir = newDataDir();
  let server: RunningServer;
  let variables: Record<string, string>;

  beforeAll(async () => {
    mailServer = await startMailServer({
      async beforeTaking() {
        if (!refuseNext) return void (await atTheEnd?.());
        const refusal = Object.assign(new Error(refuseNext), { responseCode: 451 });
        refuseNext = undefined;
        return refusal;
      },
    });
    variables = { SMTP_URL: mailServer.url, MAIL_FROM: "office@school.example" };
    server = await runServer(dataDir, variables);
  });
  afterEach(() => {
    mailServer.received.length = 0;
  });
  afterAll(async () => {
    await server?.stop();
    await mailServer?.stop();
  });

  const arrived = (count = 1) => expect.poll(() => mailServer.received.length).toBe(count);

  test("emails that a slow mail server delays wait for the next minute", {
    tags: ["full"],
    timeout: 120_000,
  }, async () => {
    const { service } = clients(server, dataDir);
    // One more than are sent in parallel.
    const slow = Array.from(
      { length: lanes + 1 },
      (_, number) => `slow-${number}-${Date.now()}@mail.example`,
    );
    const rows = slow.map((recipient) => ({
      recipient,
      template: "test_email",
      data: { code: "x", language: "en" },
    }));
    atTheEnd = () => new Promise((resolve) => setTimeout(resolve, 11_000));
    await service.from("mail_outbox").insert(rows).throwOnError();
    await expect.poll(() => mailServer.received.length, { timeout: 40_000 }).toBe(lanes);
    atTheEnd = undefined;
    // The earlier ones are marked as sent a moment after they arrive.
    const waiting = async () =>
      (
        await service
          .from("mail_outbox")
          .select("attempts")
          .in("recipient", slow)
          .is("sent_at", null)
          .throwOnError()
      ).data;
    await expect.poll(waiting).toEqual([{ attempts: 1 }]);
    await expect.poll(() => mailServer.received.length, { timeout: 70_000 }).toBe(slow.length);
  });

  test("a message from the contact form is confirmed, as text and as HTML", async () => {
    const { service } = clients(server, dataDir);
    const reference = await writeToSchool(service, "Asha <b>Verma<b>", "asha@mail.example");
    await arrived();
    const [mail] = mailServer.received;
    expect(mail?.from?.address).toBe("office@school.example");
    expect(mail?.to).toEqual([{ name: "", address: "asha@mail.example" }]);
    expect(mail?.subject).toBe(`Your message ${reference}`);
    expect(mail?.text).toContain("Dear Asha <b>Verma<b>,");
    expect(mail?.text).toContain(`Reference: ${reference}`);
    expect(mail?.html).toContain("Dear Asha &lt;b&gt;Verma&lt;b&gt;,");
    const row = service.from("mail_outbox").select("sent_at, data");
    const own = row.eq("recipient", "asha@mail.example").single();
    await expect
      .poll(async () => (await own).data)
      .toMatchObject({ sent_at: expect.any(String), data: {} });
  });

  test("a family answers an email about its application to the office of its campus", async () => {
    const { service } = clients(server, dataDir);
    const tell = (recipient: string, campus: string) => {
      const about = { reference: "A-1", child_name: "Tara", stage: "review", language: "en" };
      const row = { recipient, template: "application_changed", data: { ...about, campus } };
      return service.from("mail_outbox").insert(row).throwOnError();
    };
    const boxes = [
      { topic: "admissions", campus: "majra", address: "majra@school.example" },
      { topic: "general", campus: null, address: "all@school.example" },
    ];
    await service.from("mailboxes").insert(boxes).throwOnError();
    await tell("family@mail.example", "majra");
    await arrived();
    await tell("others@mail.example", "juniors");
    await arrived(2);
    const answeredTo = mailServer.received.map(({ replyTo }) => replyTo?.[0]?.address);
    expect(answeredTo).toEqual(["majra@school.example", "all@school.example"]);
    await service
      .from("mailboxes")
      .delete()
      .in(
        "address",
        boxes.map(({ address }) => address),
      )
      .throwOnError();
  });

  test("a name cannot add an address or a header", async () => {
    const { service } = clients(server, dataDir);
    await writeToSchool(service, "Asha\r\nBcc: all", "asha2@mail.example");
    await arrived();
    expect(mailServer.received[0]?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mailServer.received[0]?.bcc ?? []).toEqual([]);
  });

  test("an email that the mail server refuses is tried again, with the same id", async () => {
    const { service } = clients(server, dataDir);
    refuseNext = "Try again later";
    await writeToSchool(service, "Ravi", "ravi@mail.example");
    const row = () =>
      service.from("mail_outbox").select().eq("recipient", "ravi@mail.example").single();
    await expect.poll(async () => (await row()).data?.last_error).toContain("Try again later");
    const { data: waiting } = await row();
    expect(waiting?.sent_at).toBeNull();
    expect(Date.parse(waiting?.next_attempt_at ?? "")).toBeGreaterThan(Date.now() + 30_000);

    // Its next attempt is due.
    const due = { next_attempt_at: new Date().toISOString() };
    await service
      .from("mail_outbox")
      .update(due)
      .eq("id", waiting?.id ?? "")
      .throwOnError();
    await arrived();
    expect(mailServer.received[0]?.messageId).toContain(waiting?.id ?? "none");
    await expect.poll(async () => (await row()).data?.sent_at).not.toBeNull();
  });

  test("a process killed during the mail server's answer sends nothing twice, and the office decides", async () => {
    const { service } = clients(server, dataDir);
    const far = new Date(Date.now() + 3_600_000).toISOString();
    const { data: taken } = await service
      .from("mail_outbox")
      .insert({
        recipient: "meera@mail.example",
        template: "contact_message_received",
        data: { reference: "MSG-1", name: "Meera" },
        next_attempt_at: far,
      })
      .select()
      .single()
      .throwOnError();
    atTheEnd = () => server.stop("SIGKILL");
    await writeToSchool(service, "Gita", "gita@mail.example");
    await arrived();
    atTheEnd = undefined;
    // Another email was answered at the same moment.
    appendFileSync(join(dataDir, "mail-handed-over"), `${taken.id} taken\n`);
    server = await runServer(dataDir, variables);
    const again = clients(server, dataDir).service;
    const row = async (recipient: string) => {
      const found = again.from("mail_outbox").select().eq("recipient", recipient);
      return (await found.single()).data;
    };
    // The next email shows that the outbox was processed.
    await writeToSchool(again, "Next", "next@mail.example");
    await arrived(2);
    const recipients = mailServer.received.map(({ to }) => to?.[0]?.address);
    expect(recipients).toEqual(["gita@mail.example", "next@mail.example"]);
    expect(await row("meera@mail.example")).toMatchObject({ sent_at: expect.any(String) });
    expect(await row("gita@mail.example")).toMatchObject({
      sent_at: null,
      gave_up_at: expect.any(String),
      last_error: expect.stringContaining("may have arrived already"),
    });

    // The office sends it again: the same message, by its id.
    await again
      .from("mail_outbox")
      .update({ gave_up_at: null, next_attempt_at: new Date().toISOString() })
      .eq("recipient", "gita@mail.example")
      .throwOnError();
    await arrived(3);
    expect(mailServer.received[2]?.messageId).toBe(mailServer.received[0]?.messageId);
  }, 60_000);

  test("a visitor can neither claim nor read emails", async () => {
    const { visitor } = clients(server, dataDir);
    expect((await visitor.rpc("claim_mail", { most: 10 })).error?.code).toBe("42501");
    expect((await visitor.from("mail_outbox").select()).data).toEqual([]);
  });
});

describe("without a mail server", () => {
  const dataDir = newDataDir();
  const outbox = join(dataDir, "outbox");
  let server: RunningServer;
  beforeAll(async () => {
    server = await runServer(dataDir);
  });
  afterAll(() => server?.stop());

  const files = () => readdirSync(outbox).filter((name) => /^[^.].*\.eml$/.test(name));

  test("each email is one file", async () => {
    const { service } = clients(server, dataDir);
    const reference = await writeToSchool(service, "मीरा", "meera@mail.example");
    await expect.poll(() => files().length).toBe(1);
    const mail = await PostalMime.parse(readFileSync(join(outbox, files()[0] ?? "")));
    expect(mail.subject).toBe(`Your message ${reference}`);
    expect(mail.text).toContain("Dear मीरा,");
  });

  test("a backend that restarts at another address still has its emails sent", {
    tags: ["full"],
    timeout: 60_000,
  }, async () => {
    const { service } = clients(server, dataDir);
    const before = server.backendPid();
    process.kill(before, "SIGKILL");
    await expect.poll(() => server.backendPid(), { timeout: 20_000 }).not.toBe(before);
    const write = () => writeToSchool(service, "Kiran", "kiran@mail.example").catch(() => "");
    await expect.poll(write, { timeout: 20_000 }).not.toBe("");
    await expect.poll(() => files().length).toBe(2);
  });

  test("a finished temporary file of a killed process is renamed, and not written again", {
    tags: ["full"],
  }, async () => {
    const { data: written } = await clients(server, dataDir)
      .service.from("mail_outbox")
      .insert({
        recipient: "ravi@mail.example",
        template: "contact_message_received",
        data: { reference: "MSG-2", name: "Ravi" },
        next_attempt_at: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .select()
      .single()
      .throwOnError();
    await server.stop("SIGKILL");
    writeFileSync(join(outbox, `.${written.id}.eml`), "As the killed process wrote it.");
    appendFileSync(join(dataDir, "mail-handed-over"), `${written.id} written\n`);

    server = await runServer(dataDir);
    const { service } = clients(server, dataDir);
    const sent = () => service.from("mail_outbox").select("sent_at").eq("id", written.id).single();
    await expect
      .poll(async () => (await sent()).data?.sent_at, { timeout: 20_000 })
      .toEqual(expect.any(String));
    expect(files()).toHaveLength(3);
    expect(readFileSync(join(outbox, `${written.id}.eml`), "utf8")).toBe(
      "As the killed process wrote it.",
    );
  });
});
