import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";

const password = "a long enough password";

/** The text of a letter, with quoted-printable (RFC 2045, 6.7) undone. */
const textOf = (letter: string) =>
  letter
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

const linkIn = (letter: string) =>
  new URL(/https?:\/\/\S*\/auth\/v1\/verify[^\s"]*/.exec(textOf(letter))?.[0] ?? "");

describe("mail", () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database: "pglite" });
  });
  afterAll(() => backend?.stop());

  test("a forgotten password: the letter's link signs in, the new password holds", async () => {
    const person = await backend.signUp();
    const { error } = await person.client.auth.resetPasswordForEmail(person.email);
    expect(error).toBeNull();
    const letter = (await backend.letters()).at(-1) ?? "";
    expect(letter).toMatch(/^From: no-reply@/m);
    expect(letter).toContain(`To: ${person.email}`);
    const link = linkIn(letter);
    expect(link.origin).toBe("http://127.0.0.1:3000");
    const visitor = backend.visitor();
    const { error: refused } = await visitor.auth.verifyOtp({
      type: "recovery",
      token_hash: link.searchParams.get("token") ?? "",
    });
    expect(refused).toBeNull();
    await visitor.auth.updateUser({ password });
    await backend.signIn({ email: person.email, password });
  });

  test("an administrator's address is confirmed by mail before it opens anything", async () => {
    const email = "listed@school.example";
    await backend.service().from("admin_users").insert({ email });
    const visitor = backend.visitor();
    const { data, error } = await visitor.auth.signUp({ email: "Listed@School.example", password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const early = await visitor.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe("email_not_confirmed");

    const link = linkIn((await backend.letters()).at(-1) ?? "");
    const opened = await fetch(`${backend.url}${link.pathname}${link.search}`, {
      redirect: "manual",
    });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:3000\/?#access_token=/);
    const person = await backend.signIn({ email, password });
    const { error: roleError } = await person.client
      .from("auth_user_roles")
      .upsert({ user_id: person.id, role: "admin" });
    expect(roleError).toBeNull();
  });

  test("a changed address has to be proven by its own mailbox", async () => {
    const person = await backend.signUp();
    const before = (await backend.letters()).length;
    await person.client.auth.updateUser({ email: "office-of-another@school.example" });
    const letters = (await backend.letters()).slice(before);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain("To: office-of-another@school.example");
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
  });
});

test("with SMTP_URL the letter goes to that server", async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inLetter = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = `${chunk}`;
      said.push(text);
      if (inLetter) {
        if (!text.endsWith("\r\n.\r\n")) return;
        inLetter = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(text)) {
        inLetter = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
      else socket.write("250 ok\r\n");
    });
    socket.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  const { createMailer } = await import("./mail.ts");
  const mailer = createMailer({
    DATA_DIR: "/nowhere",
    SITE_URL: "http://school.example",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Office <office@school.example>",
  });
  await mailer.send({ to: "parent@mail.example", subject: "Grüße", text: "Hello" });
  server.close();
  const session = said.join("");
  expect(session).toContain("RCPT TO:<parent@mail.example>");
  expect(session).toContain("From: Office <office@school.example>");
  expect(session).toMatch(/Subject: =\?UTF-8\?/);
});
