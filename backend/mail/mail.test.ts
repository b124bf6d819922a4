import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { createClient } from "@supabase/supabase-js";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";

const password = "a long enough password";

type Email = { to: string; subject: string; text: string; html: string };

/** The link of an email: a page of the site that waits for a click before it uses the token. */
const linkIn = ({ text }: Email) =>
  new URL(/http:\S*\/account\/confirm\?\S*/.exec(text)?.[0] ?? "http://no.link");
const proofIn = (mail: Email) => linkIn(mail).searchParams.get("token_hash") ?? "";
const codeIn = ({ text }: Email) => /: (\d{6})$/m.exec(text)?.[1] ?? "";

describe("mail", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database: "pglite" });
  });
  afterAll(() => backend?.stop());

  /** The emails to an address, oldest first. */
  async function emailsTo(address: string): Promise<Email[]> {
    const mails = await Promise.all(
      (await backend.emails()).map((source) => PostalMime.parse(source)),
    );
    return mails
      .map(({ to, subject, text, html }) => ({
        to: to?.[0]?.address ?? "",
        subject: subject ?? "",
        text: (text ?? "").trim(),
        html: html ?? "",
      }))
      .filter(({ to }) => to === address);
  }
  const lastTo = async (address: string): Promise<Email> => {
    const mail = (await emailsTo(address)).at(-1);
    if (!mail) throw new Error(`No email to ${address}.`);
    return mail;
  };

  const recover = async (person: Person) => {
    const { error } = await person.client.auth.resetPasswordForEmail(person.email);
    expect(error).toBeNull();
    return lastTo(person.email);
  };

  test("a person with a forgotten password signs in by email and sets a new one", async () => {
    const person = await backend.signUp();
    const mail = await recover(person);
    expect(mail.subject).toBe("Choose a new password");
    expect(linkIn(mail).href).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/account\/confirm\?token_hash=[0-9a-f]{64}&type=recovery$/,
    );
    expect(mail.html).toContain(`href="${linkIn(mail).href.replace("&", "&amp;")}"`);
    const visitor = backend.visitor();
    const proof = { type: "recovery", token_hash: proofIn(mail) } as const;
    expect((await visitor.auth.verifyOtp(proof)).error).toBeNull();
    await visitor.auth.updateUser({ password });
    await backend.signIn({ email: person.email, password });
    const again = await backend.visitor().auth.verifyOtp(proof);
    expect([again.error?.status, again.error?.code]).toEqual([403, "otp_expired"]);
    expect((await lastTo(person.email)).subject).toBe("Your password was changed");
  });

  test("the six digits do the same, for their own address only", async () => {
    const person = await backend.signUp();
    const token = codeIn(await recover(person));
    const stranger = await backend.signUp();
    const spend = (email: string) =>
      backend.visitor().auth.verifyOtp({ email, token, type: "recovery" });
    expect((await spend(stranger.email)).error?.code).toBe("otp_expired");
    expect((await spend(person.email)).data.user?.id).toBe(person.id);
    expect((await spend(person.email)).error?.code).toBe("otp_expired");
  });

  test("a reader of Hindi gets the email in Hindi, with a link to the Hindi page", async () => {
    const person = await backend.signUp();
    await person.client.auth.updateUser({ data: { language: "hi" } });
    const mail = await recover(person);
    expect(mail.subject).toBe("नया पासवर्ड चुनें");
    expect(linkIn(mail).pathname).toBe("/hi/account/confirm");
    expect(mail.html).toContain('lang="hi-IN"');
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
  });

  test("the email's sender is the school, by name", async () => {
    const service = backend.service();
    const content = { name: "Sample School" };
    const published_at = new Date(0).toISOString();
    await service.from("site_content").insert({ key: "school", content, published_at });
    const mail = await recover(await backend.signUp());
    expect(mail.text).toContain("Sample School");
    expect(mail.html).toContain("Sample School");
    await service.from("site_content").delete().eq("key", "school");
  });

  test("an administrator's address is confirmed by email before it gives any access", async () => {
    const email = "listed@school.example";
    await backend.service().from("admin_users").insert({ email });
    const visitor = backend.visitor();
    const signUp = (password: string) =>
      visitor.auth.signUp({ email: "Listed@School.example", password });
    expect((await signUp(password)).error?.code).toBe("user_already_exists");
    const early = await visitor.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe("invalid_credentials");
    const first = await lastTo(email);
    expect(first.subject).toBe("You are invited");

    expect((await signUp("a stranger's password")).error?.code).toBe("user_already_exists");
    expect((await lastTo(email)).subject).toBe("This address already has an account");
    expect(await emailsTo(email)).toHaveLength(2);
    expect((await visitor.auth.resend({ type: "signup", email })).error).toBeNull();
    const second = await lastTo(email);
    expect(proofIn(second)).not.toBe(proofIn(first));
    const spend = (token_hash: string) => visitor.auth.verifyOtp({ type: "invite", token_hash });
    expect((await spend(proofIn(first))).error?.code).toBe("otp_expired");
    expect((await spend(proofIn(second))).error).toBeNull();
    expect((await visitor.auth.updateUser({ password })).error).toBeNull();
    const person = await backend.signIn({ email, password });
    const { error: roleError } = await person.client
      .from("auth_user_roles")
      .upsert({ user_id: person.id, role: "admin" });
    expect(roleError).toBeNull();
  });

  test.each(["email", "invite"] as const)("a sign-up is confirmed as type %s too", async (type) => {
    const email = `${randomUUID()}@school.example`;
    await backend.service().from("admin_users").insert({ email });
    await backend.visitor().auth.signUp({ email, password });
    const { data, error } = await backend
      .visitor()
      .auth.verifyOtp({ type, token_hash: proofIn(await lastTo(email)) });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test("no answer reveals whether an address waits for an email", async () => {
    const email = `${randomUUID()}@mail.example`;
    const { error } = await backend.visitor().auth.resend({ type: "signup", email });
    expect(error).toBeNull();
    expect(await emailsTo(email)).toEqual([]);
  });

  test("a changed address is proven by its own mailbox, and the old one is informed", async () => {
    const person = await backend.signUp();
    const email = `${randomUUID()}@mail.example`;
    await person.client.auth.updateUser({ email });
    expect(await emailsTo(person.email)).toEqual([]);
    const mail = await lastTo(email);
    expect(linkIn(mail).searchParams.get("type")).toBe("email_change");
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    const { error } = await person.client.auth.verifyOtp({
      type: "email_change",
      token_hash: proofIn(mail),
    });
    expect(error).toBeNull();
    expect((await person.client.auth.getUser()).data.user?.email).toBe(email);
    expect((await lastTo(person.email)).subject).toBe("The address of your account was changed");
  });

  test("a sign-in from a new device is reported by email, from a known one not", async () => {
    const person = await backend.signUp();
    await backend.signIn(person);
    expect(await emailsTo(person.email)).toEqual([]);
    const signInFrom = async (version: number) => {
      const userAgent = `Mozilla/5.0 (Linux; Android ${version}) Chrome/${version}.0 Mobile`;
      const { error } = await createClient(backend.url, backend.publishableKey, {
        auth: { persistSession: false },
        global: { headers: { "user-agent": userAgent } },
      }).auth.signInWithPassword(person);
      expect(error).toBeNull();
    };
    await signInFrom(14);
    await signInFrom(15);
    const mails = await emailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["A new device signed in"]);
    expect(mails[0]?.text).toContain("Device: Chrome, Android");
    expect(mails[0]?.text).toContain("Network address: 127.0.0.1");
  });
});

test("with SMTP_URL the email goes to that server", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inEmail = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = `${chunk}`;
      said.push(text);
      if (inEmail) {
        if (!text.endsWith("\r\n.\r\n")) return;
        inEmail = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        inEmail = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const { createMailer } = await import("./driver.ts");
  const mailer = createMailer({
    DATA_DIR: "/nowhere",
    SITE_URL: "http://school.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Office <office@school.example>",
  });
  await mailer.send({ to: "parent@mail.example", subject: "Grüße", text: "Hello" });
  // An address that is not one mailbox must not become two recipients.
  await mailer.send({ to: "a,victim@mail.example", subject: "List", text: "Hello" });
  server.close();
  const session = said.join("");
  expect(session).toContain("RCPT TO:<parent@mail.example>");
  expect(session).not.toContain("<victim@mail.example>");
  expect(session).toContain("From: Office <office@school.example>");
  expect(session).toMatch(/Subject: =\?UTF-8\?/);
});
