import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, type Client, startBackend } from "../../tests/fixtures/backend.ts";
import { databases } from "../../tests/fixtures/suite.ts";

describe.each(databases)("accounts managed with the secret key on %s", (database) => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend?.stop());

  const newAccount = () => ({
    email: `${randomUUID()}@mail.example`,
    password: "seven quiet ridges",
    email_confirm: true,
    user_metadata: { full_name: "Sample Person" },
  });
  const admin = () => backend.service().auth.admin;

  test("a new account can sign in at once, and a taken address is refused", async () => {
    const account = newAccount();
    const { data, error } = await admin().createUser(account);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: account.email,
      role: "authenticated",
      email_confirmed_at: expect.any(String),
      user_metadata: account.user_metadata,
      app_metadata: { provider: "email" },
    });
    expect(data.user).not.toHaveProperty("encrypted_password");
    expect((await backend.signIn(account)).id).toBe(data.user?.id);
    const taken = { ...account, email: account.email.toUpperCase() };
    expect((await admin().createUser(taken)).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
  });

  test.each([
    ["no address", { email: "nowhere" }],
    ["a short password", { password: "short" }],
    ["an address that is not confirmed", { email_confirm: false }],
  ])("%s is refused", async (_what, wrong) => {
    const { error } = await admin().createUser({ ...newAccount(), ...wrong });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("a deleted account is gone with its rows and sessions", async () => {
    const person = await backend.signUp();
    expect((await admin().deleteUser(person.id)).error).toBeNull();
    expect((await person.client.auth.getUser()).error).not.toBeNull();
    const again = await backend.visitor().auth.signInWithPassword(person);
    expect(again.error?.code).toBe("invalid_credentials");
    const { data } = await backend
      .service()
      .from("auth_user_roles")
      .select("user_id")
      .eq("user_id", person.id);
    expect(data).toEqual([]);
    for (const id of [person.id, randomUUID()]) {
      expect((await admin().deleteUser(id)).error).toMatchObject({
        status: 404,
        code: "user_not_found",
      });
    }
  });

  test("calls that are not offered say so to the secret key only", async () => {
    const id = randomUUID();
    const calls = (client: Client) => [
      client.auth.admin.listUsers(),
      client.auth.admin.updateUserById(id, { password: "seven quiet ridges" }),
      client.auth.admin.generateLink({ type: "recovery", email: "somebody@mail.example" }),
    ];
    for (const call of calls(backend.service())) {
      expect((await call).error).toMatchObject({ status: 404, code: "not_offered" });
    }
    for (const call of calls(backend.visitor())) {
      expect((await call).error).toMatchObject({ status: 403, code: "not_admin" });
    }
  });

  test("nobody else creates or deletes an account: no visitor, alumnus or administrator", async () => {
    const { id, email, password, client } = await backend.signUp();
    const askers = [backend.visitor(), client, (await backend.admin()).client];
    for (const asker of askers) {
      const refused = { status: 403, code: "not_admin" };
      expect((await asker.auth.admin.createUser(newAccount())).error).toMatchObject(refused);
      expect((await asker.auth.admin.deleteUser(id)).error).toMatchObject(refused);
    }
    expect((await backend.signIn({ email, password })).id).toBe(id);
  });
});
