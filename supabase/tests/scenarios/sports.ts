import { expect, test } from "vitest";
import { addDays, yearsBefore } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  getSportToRegister,
  sportsRegistrationSchema,
} from "../../../data/sports/sports-registrations.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import { bornFor, enterSport, registerChild } from "./registered-children.ts";

// Scenarios of families who register a child for a sport.
export function sportsScenarios(backend: () => Backend): void {
  const enter = (program: Parameters<typeof enterSport>[1]) => enterSport(backend(), program);
  const register = (sport_id: string, sent: Parameters<typeof registerChild>[2]) =>
    registerChild(backend(), sport_id, sent);

  test("twenty children register at once: the training group fills exactly, and one moves up later", async () => {
    const emails = async () =>
      succeed(
        backend()
          .service()
          .from("mail_outbox")
          .select("data")
          .eq("template", "sports_registration_moved_up"),
      );
    const before = (await emails()).length;
    const sport = await enter({ training_group_capacity: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        succeed(register(sport.id, { child_name: `Child ${index}` })),
      ),
    );
    expect(answers.filter(({ status }) => status === "new")).toHaveLength(5);
    const rows = backend().service().from("sports_registrations");
    const [first] = await succeed(
      rows.select("id").eq("sport_id", sport.id).eq("status", "new").limit(1),
    );
    const withdrawn = { status: "withdrawn" };
    await succeed(
      rows
        .update(withdrawn)
        .eq("id", first?.id ?? "")
        .select(),
    );
    const placed = rows.select("id").eq("sport_id", sport.id).eq("status", "new");
    expect(await succeed(placed)).toHaveLength(5);
    expect(await emails()).toHaveLength(before + 1);
    const places = backend().visitor().rpc("list_training_group_places", { sport_id: sport.id });
    expect(await succeed(places)).toEqual([{ training_group: "Under 14", taken: 5 }]);
  });

  test.each([
    [13, "answered"],
    [14, "date_of_birth"],
    [7, "answered"],
  ])("a child of %i years is %s", async (age, expected) => {
    const sport = await enter({});
    const sent = register(sport.id, { date_of_birth: bornFor(age) });
    if (expected === "answered") expect((await succeed(sent)).status).toBe("new");
    else expect(await refuse(sent)).toMatchObject({ status: 400, details: expected });
  });

  test.each([
    ["Under 11 and under 14", 13, true],
    ["Under 11 and under 14", 14, false],
    ["U-14 boys", 14, false],
    ["Under 17 and under 19", 13, true],
    ["Ages 7–10", 10, true],
    ["Ages 7 to 10", 11, false],
    ["Ages 7–10", 6, false],
    ["16 and above", 15, false],
    ["16 and above", 16, true],
    ["Beginners, 3–4 pm", 13, true],
    ["6–8 years", 9, false],
    ["Girls, 6-8 years", 5, false],
    ["6–8", 8, true],
    ["3–4 pm, beginners", 13, true],
    ["3–4:30, beginners", 13, true],
    ["Class 9 and above", 8, true],
    ["Classes 6–8", 13, true],
  ])("the group “%s” takes a child of %i years: %s", async (type, age, isTaken) => {
    const translations = { hi: { schedules: [{ type: "हिन्दी नाम", timings: [] }] } };
    const schedules = [{ type, timings: ["Monday, 3:00 pm"] }];
    const sport = await enter({ age_groups: [], schedules, translations });
    const sent = { training_group: type, date_of_birth: bornFor(age) };
    // An age group of the sport is read alike.
    const ofAges = await enter({ age_groups: [type], schedules: [] });
    const registered = await register(ofAges.id, { ...sent, training_group: "" });
    expect(registered.error?.details).toBe(isTaken ? undefined : "date_of_birth");
    const { error } = await register(sport.id, { ...sent, language: "hi" });
    if (isTaken) return expect(error).toBeNull();
    const refusal = { code: "22023", details: "training_group", hint: "हिन्दी नाम" };
    expect(error).toMatchObject(refusal);
    expect((await register(sport.id, sent)).error?.hint).toBe(type);
  });

  test("a date of birth is accepted by the form and the database within the same bounds", async () => {
    const schedules = [{ type: "Beginners", timings: ["Monday, 3:00 pm"] }];
    const sport = await enter({ age_groups: [], schedules });
    const shown = await getSportToRegister(backend().visitor(), sport.id, "en");
    const rule = shown && sportsRegistrationSchema(shown).shape.date_of_birth;
    const today = indianDay(new Date());
    const [youngest, oldest] = [yearsBefore(today, 2), yearsBefore(today, 25)];
    for (const [born, isAccepted] of [
      [youngest, true],
      [addDays(youngest, 1), false],
      [oldest, true],
      [addDays(oldest, -1), false],
    ] as const) {
      expect(rule?.safeParse(born).success).toBe(isAccepted);
      const child = { child_name: born, date_of_birth: born };
      const { error } = await register(sport.id, { ...child, training_group: "Beginners" });
      expect(error?.details).toBe(isAccepted ? undefined : "date_of_birth");
    }
  });

  test("an unknown training group is refused, and a child is registered only once", async () => {
    const sport = await enter({});
    const wrong = register(sport.id, { training_group: "Nobody's" });
    expect(await refuse(wrong)).toMatchObject({ status: 400, details: "training_group" });
    const first = await succeed(register(sport.id, {}));
    const again = await succeed(register(sport.id, { child_name: "sample child" }));
    // Neither reference, status nor token reveals that the child is registered.
    expect(again).toEqual({
      reference: expect.stringMatching(/^SPT-/),
      status: first.status,
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(again.reference).not.toBe(first.reference);
    const repeated = backend().visitor().rpc("get_family_details", { token: again.token });
    expect(await succeed(repeated.single())).toMatchObject({ emergency_name: "Aunt" });
    const registered = backend().service().from("sports_registrations").select("reference");
    expect(await succeed(registered.eq("sport_id", sport.id))).toEqual([
      { reference: first.reference },
    ]);
    const emails = backend().service().from("mail_outbox").select("data");
    expect(await succeed(emails.eq("template", "sports_registration_again"))).toEqual([
      { data: expect.objectContaining({ reference: first.reference }) },
    ]);
    const family = backend().visitor().rpc("get_family_details", { token: first.token });
    expect(await succeed(family.single())).toMatchObject({ emergency_name: "Aunt" });
    const nobody = backend()
      .visitor()
      .rpc("get_family_details", { token: "0".repeat(64) });
    expect(await succeed(nobody)).toEqual([]);
  });
}
