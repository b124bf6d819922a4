import { randomUUID } from "node:crypto";
import type { Backend, Client } from "../../tests/fixtures/backend.ts";
import { createReferredRows } from "../contract/access.ts";
import { succeed } from "./scenarios/answers.ts";
import { type Home, type HomeIds, homes, type Staff } from "./staff-expectations.ts";

export type StaffScene = {
  service: Client;
  clients: Record<Staff, Client>;
  /** By home; those of the whole school under "full". */
  ids: Record<Staff, HomeIds>;
};

export const staffOf = (home: Home): Staff => home ?? "full";

/** A colleague with a confirmed address who looks after one campus, several, or all of them. */
export async function hire(backend: Backend, campus: Home | string[], role = "administrator") {
  const person = await backend.signUp();
  const service = backend.service();
  const entry = {
    email: person.email,
    full_name: "A colleague",
    campuses: campus === null ? null : [campus].flat(),
    role,
  };
  const { id } = await succeed(service.from("admin_users").insert(entry).select().single());
  await succeed(
    service.from("auth_user_roles").update({ role: "admin" }).eq("user_id", person.id).select(),
  );
  return { ...person, entry: id };
}

/** An alumnus with a profile of a campus on which the office has not decided. */
export async function graduate(backend: Backend, campus: Home): Promise<string> {
  const { id } = await backend.signUp();
  await succeed(
    backend
      .service()
      .from("alumni_profiles")
      .insert({ id, full_name: "Asha Negi", batch_year: 2012, campus })
      .select(),
  );
  return id;
}

/** Staff of two campuses and of all, and for each home the rows that others refer to. */
export async function setStaffScene(backend: Backend): Promise<StaffScene> {
  const service = backend.service();
  const clients = {} as StaffScene["clients"];
  const ids = {} as StaffScene["ids"];
  for (const campus of homes) {
    const name = staffOf(campus);
    const [staff, colleague] = [await hire(backend, campus), await hire(backend, campus)];
    const [alumnus, other] = [await backend.signUp(), await backend.signUp()];
    const referred = await createReferredRows(service, campus);
    const picture = await succeed(
      service
        .from("gallery_images")
        .insert({
          gallery_event_id: referred.album,
          path: `/prints/${randomUUID()}.svg`,
          width: 4,
          height: 3,
        })
        .select()
        .single(),
    );
    clients[name] = staff.client;
    ids[name] = {
      ...referred,
      campus,
      picture: picture.id,
      staff: staff.id,
      colleague: colleague.id,
      colleagueEmail: colleague.email,
      alumnus: alumnus.id,
      alumnusEmail: alumnus.email,
      other: other.id,
      graduate: await graduate(backend, campus),
    };
  }
  return { service, clients, ids };
}
