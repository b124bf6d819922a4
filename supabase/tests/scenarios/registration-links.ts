import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { createEvent, emailTo, rsvp, tokenFor } from "./events-with-rsvps.ts";
import { bornFor, enterSport, registerChild } from "./registered-children.ts";

const twoGroups = [
  { type: "Under 14", timings: ["Monday, 3:00 pm"] },
  { type: "Under 17", timings: ["Tuesday, 3:00 pm"] },
];
type Email = { token: string };
const details = {
  guardian_name: "Guardian",
  guardian_phone: "01704 444444",
  emergency_name: "Uncle",
  emergency_phone: "01704 555555",
};

// Scenarios of families who follow the personal link to a registration.
export function registrationLinkScenarios(backend: () => Backend): void {
  const visitor = () => backend().visitor();
  /** A registration with an address of its own, and the link of its email. */
  const register = async (sport_id: string, name: string, more = {}) => {
    const guardian_email = `${name}@link.example`;
    const { reference } = await succeed(
      registerChild(backend(), sport_id, { guardian_email, ...more }),
    );
    return { reference, guardian_email, token: await tokenFor(backend(), guardian_email) };
  };
  const seen = (token: string) =>
    succeed(visitor().rpc("get_sports_registration", { token }).single());
  const change = (token: string, more = {}) =>
    visitor().rpc("update_sports_registration", { token, ...details, ...more });
  const withdraw = (token: string) => visitor().rpc("withdraw_sports_registration", { token });
  const restore = (token: string) => visitor().rpc("restore_sports_registration", { token });
  const statusesOf = async (sport_id: string) => {
    const rows = backend().service().from("sports_registrations").select("status");
    return (await succeed(rows.eq("sport_id", sport_id).order("created_at"))).map(
      ({ status }) => status,
    );
  };
  /** As if the minute were over and the server's timer had run. */
  const passMinute = async (sport_id: string) => {
    const service = backend().service();
    const over = service
      .from("sports_registrations")
      .update({ held_until: "2026-01-01T00:00:00Z" });
    await succeed(over.eq("sport_id", sport_id).not("held_until", "is", null).select("id"));
    await succeed(service.rpc("free_withdrawn_places"));
  };

  test("the link of every email shows the registration and changes its phones, but never shows the note", async () => {
    const sport = await enterSport(backend(), { schedules: twoGroups });
    const { token, guardian_email, reference } = await register(sport.id, "phones", {
      medical_note: "Asthma",
    });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const before = await seen(token);
    expect(before).toMatchObject({ reference, status: "new", has_medical_note: true });
    expect(JSON.stringify(before)).not.toContain("Asthma");
    await succeed(change(token));
    const email = await emailTo(backend(), guardian_email);
    expect(email).toMatchObject({ template: "sports_registration_changed" });
    expect(JSON.stringify(email)).not.toContain("Asthma");
    const later = await tokenFor(backend(), guardian_email);
    expect(later).not.toBe(token);
    expect(await seen(later)).toMatchObject(details);
    expect(await refuse(change(token, { guardian_phone: "none" }))).toMatchObject({
      status: 400,
      details: "guardian_phone",
    });
    // The same link fills in the form for a brother or sister.
    const family = visitor().rpc("get_family_details", { token });
    expect(await succeed(family.single())).toMatchObject({ emergency_name: "Uncle" });
    // Only hashes are stored.
    const links = backend().service().from("personal_links").select("*").limit(500);
    expect(JSON.stringify(await succeed(links))).not.toContain(token);
  });

  test("a medical note is replaced and erased, and the family's changes are recorded as its own", async () => {
    const sport = await enterSport(backend(), {});
    const { token, reference } = await register(sport.id, "note", { medical_note: "Asthma" });
    await succeed(change(token, { medical_note: "Mild asthma" }));
    await succeed(change(token));
    expect(await seen(token)).toMatchObject({ has_medical_note: true });
    await succeed(change(token, { forgets_medical_note: true }));
    expect(await seen(token)).toMatchObject({ has_medical_note: false });
    const service = backend().service();
    const row = await succeed(
      service.from("sports_registrations").select("id").eq("reference", reference).single(),
    );
    const changes = service.from("medical_note_changes").select("action, was, changed_by");
    expect(await succeed(changes.eq("registration_id", row.id).order("created_at"))).toEqual([
      { action: "insert", was: null, changed_by: null },
      { action: "update", was: "Asthma", changed_by: null },
      { action: "delete", was: "Mild asthma", changed_by: null },
    ]);
  });

  test("a withdrawal holds the place for a minute, then the waiting child gets it", async () => {
    const sport = await enterSport(backend(), { training_group_capacity: 1 });
    const first = await register(sport.id, "first");
    const second = await register(sport.id, "second");
    expect(await statusesOf(sport.id)).toEqual(["new", "waitlisted"]);
    const rows = backend().service().from("sports_registrations");
    const confirm = rows.update({ status: "confirmed" }).eq("reference", first.reference);
    await succeed(confirm.select("id"));

    await succeed(withdraw(first.token));
    const { held_until } = await seen(first.token);
    await succeed(withdraw(first.token));
    expect((await seen(first.token)).held_until).toBe(held_until);
    expect(await statusesOf(sport.id)).toEqual(["withdrawn", "waitlisted"]);
    const places = () => visitor().rpc("list_training_group_places", { sport_id: sport.id });
    expect(await succeed(places())).toEqual([{ training_group: "Under 14", taken: 1 }]);
    expect(await emailTo(backend(), first.guardian_email)).toMatchObject({
      template: "sports_registration_withdrawn",
    });
    await succeed(restore(first.token));
    await succeed(restore(first.token));
    expect(await statusesOf(sport.id)).toEqual(["confirmed", "waitlisted"]);

    await succeed(withdraw(first.token));
    await passMinute(sport.id);
    expect(await statusesOf(sport.id)).toEqual(["withdrawn", "new"]);
    expect(await emailTo(backend(), second.guardian_email)).toMatchObject({
      template: "sports_registration_moved_up",
    });
    expect(await refuse(restore(first.token))).toMatchObject({
      status: 409,
      details: "cancellation_final",
    });
    expect(await refuse(change(first.token))).toMatchObject({ details: "registration_over" });
    const asked = visitor().rpc("free_withdrawn_places");
    expect(await refuse(asked)).toMatchObject({ code: "42501" });
  });

  test("a new registration of the child makes a withdrawal final", async () => {
    const sport = await enterSport(backend(), {});
    const { token } = await register(sport.id, "anew");
    await succeed(withdraw(token));
    await register(sport.id, "anew");
    expect(await refuse(restore(token))).toMatchObject({ details: "cancellation_final" });
  });

  test("a change to another training group is confirmed again, and a full or closed group is refused", async () => {
    const sport = await enterSport(backend(), {
      schedules: twoGroups,
      training_group_capacity: 1,
    });
    const group = "Under 17";
    const first = await register(sport.id, "moves");
    const waits = await register(sport.id, "waits");
    const rows = backend().service().from("sports_registrations");
    const confirm = rows.update({ status: "confirmed" }).eq("reference", first.reference);
    await succeed(confirm.select("id"));
    const unknown = change(first.token, { training_group: "Nobody's" });
    expect(await refuse(unknown)).toMatchObject({ status: 400, details: "training_group" });
    await succeed(change(first.token, { training_group: group }));
    expect(await seen(first.token)).toMatchObject({ status: "new", training_group: group });
    // The place that this child left went to the waiting child, who cannot move on to the full group.
    expect(await seen(waits.token)).toMatchObject({ status: "new" });
    expect(await refuse(change(waits.token, { training_group: group }))).toMatchObject({
      status: 409,
      details: "training_group_full",
    });
    const third = await register(sport.id, "third");
    await succeed(change(third.token, { training_group: group }));
    expect(await seen(third.token)).toMatchObject({ status: "waitlisted", training_group: group });
    const programs = backend().service().from("sports_programs");
    await succeed(programs.update({ registration_open: false }).eq("id", sport.id).select("id"));
    expect(await refuse(change(third.token, { training_group: "Under 14" }))).toMatchObject({
      details: "registration_closed",
    });
    await succeed(change(third.token));
  });

  test("a change to a training group of another age is refused", async () => {
    const sport = await enterSport(backend(), { age_groups: [], schedules: twoGroups });
    const older = { date_of_birth: bornFor(15), training_group: "Under 17" };
    const { token } = await register(sport.id, "grown", older);
    expect(await refuse(change(token, { training_group: "Under 14" }))).toMatchObject({
      code: "22023",
      details: "training_group",
    });
    // What the office entered stays when the family changes a phone.
    const rows = backend().service().from("sports_registrations");
    const exception = rows.update({ training_group: "Under 14" }).eq("sport_id", sport.id);
    await succeed(exception.select("id"));
    await succeed(change(token));
  });

  test("a link opens only what it was sent for, and tables stay closed", async () => {
    const sport = await enterSport(backend(), {});
    const { token } = await register(sport.id, "only");
    const event_id = await createEvent(backend(), {});
    await rsvp(backend(), { event_id, email: "only@other.example" });
    const ofRsvp = await tokenFor(backend(), "only@other.example");
    for (const wrong of ["0".repeat(64), ofRsvp]) {
      for (const asked of [
        visitor().rpc("get_sports_registration", { token: wrong }),
        change(wrong),
        withdraw(wrong),
        restore(wrong),
      ])
        expect(await refuse(asked)).toMatchObject({
          status: 404,
          details: "registration_not_found",
        });
    }
    const asRsvp = visitor().rpc("get_event_rsvp", { token });
    expect(await refuse(asRsvp)).toMatchObject({ status: 404, details: "rsvp_not_found" });
    const alumnus = (await backend().signUp()).client;
    for (const client of [visitor(), alumnus]) {
      expect(await succeed(client.from("sports_registrations").select("id"))).toEqual([]);
      expect(await succeed(client.from("personal_links").select("id"))).toEqual([]);
    }
    const admin = (await backend().admin()).client;
    expect(await succeed(admin.from("personal_links").select("id"))).toEqual([]);
  });

  test("staff of the campus see a withdrawal in its history, and those of another change nothing", async () => {
    const sport = await enterSport(backend(), { campus: "majra" });
    const { token, reference } = await register(sport.id, "campus");
    const [here, elsewhere] = [await hire(backend(), "majra"), await hire(backend(), "juniors")];
    await succeed(withdraw(token));
    const rows = here.client.from("sports_registrations").select("id, status");
    const row = await succeed(rows.eq("reference", reference).single());
    expect(row.status).toBe("withdrawn");
    const asked = { target: "sports_registrations", row_id: row.id };
    const [latest] = await succeed(here.client.rpc("list_row_history", asked));
    expect(latest).toMatchObject({ action: "update" });
    const accept = (client: typeof here.client) =>
      client.from("sports_registrations").update({ status: "new" }).eq("id", row.id).select("id");
    expect(await refuse(accept(elsewhere.client))).toMatchObject({ details: "campus_scope" });
    await succeed(accept(here.client));
    expect(await seen(token)).toMatchObject({ status: "new", held_until: null });
  });

  test("links end a month after their season", async () => {
    const sport = await enterSport(backend(), {});
    const { token, reference } = await register(sport.id, "ends");
    const service = backend().service();
    const endSeason = async (days: number) => {
      const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
      const rows = service.from("sports_registrations").update({ season_ends_on: day });
      await succeed(rows.eq("reference", reference).select("id"));
      await succeed(service.rpc("purge_visitor_data"));
    };
    await endSeason(20);
    expect(await seen(token)).toMatchObject({ reference });
    expect(await refuse(change(token))).toMatchObject({ details: "registration_over" });
    await endSeason(40);
    const gone = visitor().rpc("get_sports_registration", { token });
    expect(await refuse(gone)).toMatchObject({ status: 404 });
  });

  test("a corrected address gets an email with a link, and the links of the former mailbox end", async () => {
    const { client: office } = await backend().admin();
    const [wrong, right] = ["mistyped@link.example", "corrected@link.example"];
    const sport = await enterSport(backend(), {});
    await succeed(registerChild(backend(), sport.id, { guardian_email: wrong }));
    const event_id = await createEvent(backend(), { capacity: 5 });
    await rsvp(backend(), { event_id, email: wrong });
    const begun = await succeed(
      backend()
        .service()
        .rpc("create_application", {
          ...{ guardian_name: "Asha Negi", email: wrong, phone: "01704 222222" },
          consent_version: "2026-11",
        })
        .single(),
    );
    const child = { child_name: "Tara Negi", date_of_birth: "2020-05-04", class: "Class 1" };
    await visitor().rpc("update_application_child", {
      ...{ ...child, token: begun.token, campus: "juniors" },
    });
    await succeed(visitor().rpc("send_application", { token: begun.token }));
    const tokensFor = async (recipient: string) => {
      const outbox = backend().service().from("mail_outbox").select("template, data");
      const emails = await succeed(outbox.eq("recipient", recipient).order("created_at"));
      return new Map(emails.map(({ template, data }) => [template, (data as Email).token]));
    };
    const former = await tokensFor(wrong);
    const [registered, going, applied] = [
      former.get("sports_registration_received") ?? "",
      former.get("event_rsvp_going") ?? "",
      former.get("application_received") ?? "",
    ];
    await seen(registered);

    const inCapitals = { guardian_email: wrong.toUpperCase() };
    await succeed(
      office.from("sports_registrations").update(inCapitals).eq("guardian_email", wrong).select(),
    );
    await seen(registered);
    const corrected = { guardian_email: right };
    await succeed(
      office.from("sports_registrations").update(corrected).eq("sport_id", sport.id).select(),
    );
    for (const table of ["event_rsvps", "applications"] as const) {
      const rows = await succeed(
        office.from(table).update({ email: right }).eq("email", wrong).select("id"),
      );
      expect(rows).toHaveLength(1);
    }

    expect(
      await refuse(visitor().rpc("get_sports_registration", { token: registered })),
    ).toMatchObject({ status: 404 });
    expect(await refuse(visitor().rpc("get_event_rsvp", { token: going }))).toMatchObject({
      status: 404,
    });
    expect(await refuse(visitor().rpc("get_application", { token: applied }))).toMatchObject({
      status: 404,
    });
    const told = await tokensFor(right);
    expect([...told.keys()].sort()).toEqual([
      "application_changed",
      "event_rsvp_changed",
      "sports_registration_changed",
    ]);
    expect(await seen(told.get("sports_registration_changed") ?? "")).toMatchObject({
      guardian_email: right,
    });
    await succeed(
      visitor()
        .rpc("get_event_rsvp", { token: told.get("event_rsvp_changed") ?? "" })
        .single(),
    );
    await succeed(
      visitor()
        .rpc("get_application", { token: told.get("application_changed") ?? "" })
        .single(),
    );
  });
}
