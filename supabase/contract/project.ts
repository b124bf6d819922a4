import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../../data/database.types.ts";
import type { Ids, PersonName, TableName } from "../tests/expectations.ts";
import { type Client, createReferredRows } from "./access.ts";

/** A Supabase project, as its operator names it. */
export type ProjectAddress = { url: string; key: string; serviceKey?: string | undefined };

/** One check of a project; rejects with the reason why it fails. */
export type Check<Given> = { name: string; run: (given: Given) => Promise<void> };

export const password = `Contract ${randomUUID()}`;

export const newAddress = () => `contract-${randomUUID()}@mail.example`;

export type Account = { id: string; email: string; client: Client };

/** The people and rows of one run; `leave` deletes them all. */
export type Scene = {
  address: ProjectAddress;
  service: Client;
  clients: Record<PersonName, Client>;
  ids: Ids;
  /** A new account with a proven address, signed in. */
  createAccount: () => Promise<Account>;
  /** Also deletes an account that was created in another way. */
  remember: (account: Account) => void;
  leave: () => Promise<void>;
};

export function connect({ url, key }: ProjectAddress): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `sb-${randomUUID()}` },
  });
}

/** Creates three accounts and the rows that others refer to. Throws the service's error. */
export async function prepareScene(address: ProjectAddress, serviceKey: string): Promise<Scene> {
  const service = connect({ ...address, key: serviceKey });
  const accounts: Account[] = [];
  const createAccount = async () => {
    const email = newAddress();
    const { data, error } = await service.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { full_name: "Contract Check", has_completed_profile: false },
    });
    if (error) throw error;
    const client = connect(address);
    const account = { id: data.user.id, email, client };
    accounts.push(account);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
    return account;
  };
  const leave = async () => {
    for (const { id, email } of accounts) {
      await service.from("admin_users").delete().eq("email", email);
      await service.from("auth_user_roles").delete().eq("user_id", id);
      await service.from("users").delete().eq("id", id);
      await service.auth.admin.deleteUser(id);
      await service.from("mail_outbox").delete().eq("recipient", email);
    }
  };
  try {
    const [alumnus, other, admin] = [
      await createAccount(),
      await createAccount(),
      await createAccount(),
    ];
    for (const { id, client } of [alumnus, other]) {
      await client.from("auth_user_roles").insert({ user_id: id, role: "alumni" }).throwOnError();
    }
    const { id, email } = admin;
    await service.from("admin_users").insert({ email }).throwOnError();
    await service.from("auth_user_roles").upsert({ user_id: id, role: "admin" }).throwOnError();
    await service.from("users").upsert({ id, email, role: "admin" }).throwOnError();
    const rows = await createReferredRows(service);
    return {
      address,
      service,
      clients: {
        visitor: connect(address),
        alumnus: alumnus.client,
        other: other.client,
        admin: admin.client,
      },
      ids: { alumnus: alumnus.id, alumnusEmail: alumnus.email, other: other.id, ...rows },
      createAccount,
      remember: (account) => void accounts.push(account),
      leave: async () => {
        await removeReferredRows(service, rows);
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function removeReferredRows(
  service: Client,
  rows: Awaited<ReturnType<typeof createReferredRows>>,
) {
  const remove = (table: TableName, ...ids: string[]) =>
    service
      .from(table as "events")
      .delete()
      .in("id", ids);
  await remove("admission_enquiries", rows.enquiry);
  await remove("applications", rows.application);
  await remove("event_rsvps", rows.rsvp);
  await remove("events", rows.event);
  await remove("meetings", rows.meeting);
  await remove("sports_registrations", rows.registration);
  await remove("sports_programs", rows.sport);
  await remove("document_files", rows.file);
  await remove("bus_routes", rows.route, rows.hiddenRoute);
  await remove("testimonials", rows.testimonial, rows.hiddenTestimonial);
  await remove("gallery_events", rows.album, rows.hiddenAlbum);
  await remove("students", rows.student);
  await remove("media_files", rows.shot);
  await remove("family_messages", rows.message);
  await remove("youtube_videos", rows.video);
}
