import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

const notListed = { status: 403, code: "42501", details: "admin_not_listed" };

// Scenarios of people who want more rights than they have, and of those who get them properly.
export function roleScenarios(backend: () => Backend): void {
  test("an alumnus cannot become an administrator by writing the role", async () => {
    const { id, email, client } = await backend().signUp();
    const role = { user_id: id, role: "admin" };
    expect(await refuse(client.from("auth_user_roles").upsert(role))).toEqual(notListed);
    const update = client.from("auth_user_roles").update({ role: "admin" }).eq("user_id", id);
    expect(await refuse(update)).toEqual(notListed);
    const account = { id, email, role: "admin" };
    expect(await refuse(client.from("users").insert(account))).toEqual(notListed);
    expect(await refuse(client.from("admin_users").insert({ email }))).toMatchObject({
      code: "42501",
    });
    expect(await succeed(client.rpc("is_admin"))).toBe(false);
    const { role: kept } = await succeed(
      client.from("auth_user_roles").select("role").eq("user_id", id).single(),
    );
    expect(kept).toBe("alumni");
  });

  test("the account's metadata grants no rights", async () => {
    const { client } = await backend().signUp();
    const { error } = await client.auth.updateUser({ data: { role: "admin" } });
    expect(error).toBeNull();
    await client.auth.refreshSession();
    expect(await succeed(client.rpc("is_admin"))).toBe(false);
    expect(await succeed(client.from("students").select())).toEqual([]);
  });

  test("an address that contains 'admin' is not an administrator's", async () => {
    const { id, client } = await backend().signUp(`admin.${randomUUID()}@mail.example`);
    const role = client.from("auth_user_roles").upsert({ user_id: id, role: "admin" });
    expect(await refuse(role)).toEqual(notListed);
  });

  test("an account made before its address was listed has no rights until an admin confirms it", async () => {
    const colleague = await backend().signUp();
    const admin = await backend().admin();
    // Listed in capitals, because addresses are compared in lower case.
    await succeed(
      admin.client.from("admin_users").insert({ email: colleague.email.toUpperCase() }).select(),
    );
    const role = { user_id: colleague.id, role: "admin" };
    expect(await refuse(colleague.client.from("auth_user_roles").upsert(role))).toEqual(notListed);

    await succeed(admin.client.from("auth_user_roles").upsert(role).select());
    expect(await succeed(colleague.client.rpc("is_admin"))).toBe(true);
    // The step that the sign-in flow repeats for an administrator.
    await succeed(colleague.client.from("auth_user_roles").upsert(role).select());
  });

  test("people removed from the list lose the role at once", async () => {
    const colleague = await backend().signUp();
    const admin = await backend().admin();
    await succeed(admin.client.from("admin_users").insert({ email: colleague.email }).select());
    await succeed(
      admin.client
        .from("auth_user_roles")
        .upsert({ user_id: colleague.id, role: "admin" })
        .select(),
    );
    expect(await succeed(colleague.client.rpc("is_admin"))).toBe(true);
    await succeed(admin.client.from("admin_users").delete().eq("email", colleague.email).select());
    const again = await backend().signIn(colleague);
    expect(await succeed(again.client.rpc("is_admin"))).toBe(false);
    const { role } = await succeed(
      again.client.from("auth_user_roles").select("role").eq("user_id", colleague.id).single(),
    );
    expect(role).toBe("alumni");
  });

  test("a new account with a listed address can claim the role once its email is confirmed", async () => {
    const email = `bursar.${randomUUID().slice(0, 8)}@school.example`;
    const admin = await backend().admin();
    await succeed(admin.client.from("admin_users").insert({ email }).select());
    const bursar = backend().visitor();
    const password = "nine rivers and a bridge";
    const { data, error: taken } = await bursar.auth.signUp({ email, password });
    // The answer is the same as for any address with an account, so it does not reveal who is listed.
    expect([data.session, taken?.code]).toEqual([null, "user_already_exists"]);

    const mail = (await backend().emails()).findLast((text) => text.includes(email)) ?? "";
    const link = /https?:\/\/[^\s"]*\/account\/confirm\?[^\s"<]+/.exec(unfold(mail))?.[0] ?? "";
    const { searchParams } = new URL(link.replaceAll("&amp;", "&"));
    const token_hash = searchParams.get("token_hash") ?? "";
    const { error } = await bursar.auth.verifyOtp({ token_hash, type: "invite" });
    expect(error).toBeNull();
    expect((await bursar.auth.updateUser({ password })).error).toBeNull();

    const { client, id } = await backend().signIn({ email, password });
    await succeed(client.from("auth_user_roles").upsert({ user_id: id, role: "admin" }).select());
    expect(await succeed(client.rpc("is_admin"))).toBe(true);
  });

  test("admins cannot remove their own address from the list", async () => {
    const admin = await backend().admin();
    const own = admin.client.from("admin_users").delete().eq("email", "office@school.example");
    expect(await refuse(own)).toEqual({ status: 403, code: "42501", details: "own_admin_entry" });
  });

  test("another person's record and address cannot be taken over", async () => {
    const [person, victim] = [await backend().signUp(), await backend().signUp()];
    const users = person.client.from("users");
    const foreignAddress = { id: person.id, email: victim.email, role: "alumni" };
    expect(await refuse(users.insert(foreignAddress))).toMatchObject({
      details: "protected_email",
    });
    const foreignId = { id: victim.id, email: victim.email, role: "alumni" };
    expect(await refuse(users.insert(foreignId))).toMatchObject({ code: "42501" });
    const moved = person.client
      .from("auth_user_roles")
      .update({ user_id: victim.id })
      .eq("user_id", person.id);
    expect(await refuse(moved)).toMatchObject({ code: "42501" });
  });

  test("pages cannot call functions of the authentication service", async () => {
    const { client, id } = await backend().signUp();
    const event = { user_id: id, claims: {} };
    expect(await refuse(client.rpc("custom_access_token_hook", { event }))).toMatchObject({
      code: "42501",
    });
  });

  test("the audit log records who changed what and cannot be rewritten", async () => {
    const admin = await backend().admin();
    const update = await succeed(
      admin.client.from("latest_updates").insert({ content: "Hostel seats" }).select().single(),
    );
    await succeed(
      admin.client.from("latest_updates").update({ priority: 5 }).eq("id", update.id).select(),
    );
    const entries = await succeed(
      admin.client.from("audit_log").select().eq("row_id", update.id).order("created_at"),
    );
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ["insert", admin.id],
      ["update", admin.id],
    ]);
    expect(entries[1]?.before).toMatchObject({ priority: 0 });
    expect(entries[1]?.after).toMatchObject({ priority: 5 });
    const wipe = backend().service().from("audit_log").delete().eq("row_id", update.id).select();
    expect(await refuse(wipe)).toMatchObject({ code: "42501" });
  });
}

/** Undoes the line breaks and escapes of quoted-printable mail (RFC 2045). */
function unfold(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
