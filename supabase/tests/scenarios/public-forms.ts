import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { admittedChild } from "../../../data/admissions/admissions.ts";
import { listVisits } from "../../../data/admissions/visits.ts";
import { addDays, weekdayOf, yearsBefore } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { namesOfPeople, namesWithAddresses } from "../../../tests/fixtures/names-of-people.ts";
import { refuse, succeed } from "./answers.ts";

// Scenarios of the public forms: how many may be sent, and to which mailbox.
export function publicFormScenarios(backend: () => Backend): void {
  const today = indianDay(new Date());
  /** The days on which visits can be. */
  const days = Array.from({ length: 29 }, (_, later) => addDays(today, 2 + later));
  /** The first weekday so many days ahead or later. */
  const onWeekday = (ahead: number): string => {
    const day = addDays(today, ahead);
    return weekdayOf(day) < 5 ? day : onWeekday(ahead + 1);
  };
  const atVisitingTime = (day: string) => `${day}T08:15:00+05:30`;
  const askToVisit = (
    visit_at: string | undefined,
    fields: { campus?: string; email?: string } = {},
  ) =>
    backend()
      .service()
      .rpc("create_admission_enquiry", {
        child_name: "Sample Child",
        date_of_birth: "2020-03-04",
        level: "primary",
        guardian_name: "Sample Guardian",
        email: `${randomUUID()}@mail.example`,
        phone: "+91 98765 43210",
        consent_version: "1",
        campus: "majra",
        ...fields,
        visit_at,
      })
      .single();

  test("only the server counts a network's forms, and counts those with a proof separately", async () => {
    const network = randomUUID();
    const begin = (proof?: string, client = backend().service()) =>
      client.rpc("begin_form_submission", { form: "contact", network, most: 2, proof }).single();
    expect((await refuse(begin(undefined, backend().visitor()))).status).toBe(401);

    const first = await succeed(begin());
    expect(first.outcome).toBe("new");
    expect((await succeed(begin())).outcome).toBe("new");
    expect((await succeed(begin())).outcome).toBe("too_many");

    const proof = randomUUID();
    const proven = await succeed(begin(proof));
    expect(proven.outcome).toBe("new");
    const finish = (submission: string, reference?: string) =>
      backend().service().rpc("finish_form_submission", { submission, reference }).throwOnError();
    await finish(proven.id, "MSG-26-AAAAAAA");
    expect(await succeed(begin(proof))).toMatchObject({
      outcome: "seen",
      reference: "MSG-26-AAAAAAA",
    });
    // A form that could not be stored does not count, and its proof may be used again.
    await finish(first.id);
    expect((await succeed(begin())).outcome).toBe("new");
  });

  test("the networks of one line share a larger limit", async () => {
    const [site, elsewhere] = [randomUUID(), randomUUID()];
    const begin = async (network: string, more: { site?: string; proof?: string } = { site }) => {
      const sent = { form: "contact", network, most: 2, most_of_site: 3, ...more };
      const answer = backend().service().rpc("begin_form_submission", sent).single();
      return (await succeed(answer)).outcome;
    };
    const networks = Array.from({ length: 4 }, () => randomUUID());
    const [first = "", second = "", third = "", fourth = ""] = networks;
    for (const network of [first, first, second]) expect(await begin(network)).toBe("new");
    expect(await begin(third)).toBe("too_many");
    // Those with a proof are counted separately, other lines too.
    expect(await begin(third, { site, proof: randomUUID() })).toBe("new");
    expect(await begin(fourth, { site: elsewhere })).toBe("new");
    expect(await begin(randomUUID(), {})).toBe("new");
  });

  test("a form that is limited by the day is counted by itself, for a network and for its line", async () => {
    const [site, network] = [randomUUID(), randomUUID()];
    const begin = async (form: string, from = network, line?: string) => {
      const limits = { most: 9, most_of_day: 2, most_of_site_of_day: 3 };
      const sent = { form, network: from, site: line, ...limits };
      const answer = backend().service().rpc("begin_form_submission", sent).single();
      return (await succeed(answer)).outcome;
    };
    const day = { created_at: new Date(Date.now() - 23 * 3_600_000).toISOString() };
    const earlier = backend().service().from("form_submissions").update(day);
    for (let sent = 0; sent < 2; sent++) expect(await begin("visit", network, site)).toBe("new");
    await succeed(earlier.eq("network", network).select());
    expect(await begin("visit", network, site)).toBe("too_many_today");
    expect(await begin("contact", network, site)).toBe("new");
    expect(await begin("visit", randomUUID(), site)).toBe("new");
    expect(await begin("visit", randomUUID(), site)).toBe("too_many_today");
    expect(await begin("visit", randomUUID())).toBe("new");
  });

  test("topic and campus determine the mailbox, and emails are in the recipient's language", async () => {
    const admin = await backend().admin();
    const box = (topic: string, campus: string | null) => ({
      topic,
      campus,
      address: `${topic}-${campus ?? "all"}@school.example`,
    });
    await succeed(
      admin.client
        .from("mailboxes")
        .insert([box("general", null), box("transport", null), box("transport", "majra")])
        .select(),
    );
    const write = async (topic: string, campus?: string) => {
      const email = `${randomUUID()}@mail.example`;
      await succeed(
        backend().service().rpc("create_contact_message", {
          name: "Asha",
          email,
          message: "When does the bus leave?",
          consent_version: "1",
          topic,
          campus,
          language: "hi",
        }),
      );
      const emails = await succeed(backend().service().from("mail_outbox").select());
      const ofThis = emails.filter(({ data }) => JSON.stringify(data).includes(email));
      const own = emails.find(({ recipient }) => recipient === email);
      expect(own?.data).toMatchObject({ language: "hi" });
      return ofThis.map(({ recipient }) => recipient);
    };
    expect(await write("transport", "majra")).toEqual(["transport-majra@school.example"]);
    expect(await write("transport", "juniors")).toEqual(["transport-all@school.example"]);
    expect(await write("fees", "majra")).toEqual(["general-all@school.example"]);
    await succeed(admin.client.from("mailboxes").delete().neq("topic", "none").select());
  });

  test("at most three families of a campus get the same visiting time", async () => {
    const ask = (campus: string) => askToVisit(atVisitingTime(onWeekday(7)), { campus });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask("juniors")));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ details: "visit_at" });
    await succeed(ask("majra"));
    const taken = await succeed(backend().visitor().rpc("list_taken_visits"));
    expect(taken.map(({ campus }) => campus)).toEqual(["juniors"]);
  });

  test("a visit is at one of the times that the page offers", async () => {
    const offered = await listVisits(backend().visitor(), new Date());
    expect(offered.map(({ at }) => at)).toContain(atVisitingTime(onWeekday(2)));
    const [weekday, saturday] = [onWeekday(7), days.find((day) => weekdayOf(day) === 5) ?? ""];
    const refused = [
      ...[addDays(today, 1), onWeekday(31), saturday, addDays(saturday, 1)].map(atVisitingTime),
      `${weekday}T08:16:00+05:30`,
      `${weekday}T08:15:00Z`,
      "2020-01-01T08:15:00+05:30",
    ];
    for (const at of refused) {
      const answer = { status: 400, details: "visit_at" };
      expect(await refuse(askToVisit(at)), at).toMatchObject(answer);
    }
    const last = days.findLast((day) => weekdayOf(day) < 5) ?? "";
    for (const day of [onWeekday(2), last]) await succeed(askToVisit(atVisitingTime(day)));
  });

  test("a stranger’s visits take none from the family whose mailbox they name", async () => {
    const email = `${randomUUID()}@mail.example`;
    const at = days.filter((day) => weekdayOf(day) < 5).map(atVisitingTime);
    for (const time of at.slice(1, 5)) await succeed(askToVisit(time, { email }));
  });

  test("the child of an enquiry is born by today in India, and not more than 25 years ago", async () => {
    const ask = (date_of_birth: string) =>
      backend()
        .service()
        .rpc("create_admission_enquiry", {
          child_name: "Sample Child",
          date_of_birth,
          level: "primary",
          campus: "majra",
          guardian_name: "Sample Guardian",
          email: `${randomUUID()}@mail.example`,
          phone: "+91 98765 43210",
          consent_version: "1",
        });
    const today = indianDay(new Date());
    const oldest = yearsBefore(today, 25);
    for (const born of [today, oldest]) {
      expect(admittedChild.date_of_birth.safeParse(born).success).toBe(true);
      await succeed(ask(born));
    }
    for (const born of [addDays(today, 1), addDays(oldest, -1)]) {
      expect(admittedChild.date_of_birth.safeParse(born).success).toBe(false);
      expect(await refuse(ask(born))).toMatchObject({ status: 400, details: "date_of_birth" });
    }
  });

  test("an email to an address that nobody has proven begins with a name, not with a link", async () => {
    const service = () => backend().service();
    const write = (name: string) =>
      service().rpc("create_contact_message", {
        ...{ name, email: `${randomUUID()}@mail.example`, consent_version: "1" },
        message: "When does the bus leave?",
      });
    for (const name of namesOfPeople) expect((await write(name)).error, name).toBeNull();
    for (const name of namesWithAddresses) {
      expect((await write(name)).error, name).toMatchObject({ code: "22023", details: "name" });
    }
    const day = { starts_at: "2031-03-08T04:00:00Z", ends_at: "2031-03-08T06:00:00Z" };
    const hosts = [{ id: "office", name: "The office" }];
    const meeting = { title: "Visits", kind: "visit", status: "published", hosts, ...day };
    const meetings = service().from("meetings").insert(meeting).select().single();
    const { id: meeting_id } = await succeed(meetings);
    const bad = "Refund at https://evil.example/x";
    const email = `${randomUUID()}@mail.example`;
    const phone = "01704 222222";
    const anId = randomUUID();
    const consent_version = "1";
    const born = "2020-03-04";
    const enquiry = { campus: "juniors", level: "primary", date_of_birth: born, phone };
    const sport = { sport_id: anId, date_of_birth: born, guardian_email: email };
    const phones = { guardian_phone: phone, emergency_phone: phone };
    const sports = { ...sport, ...phones, child_name: "Tara", guardian_name: "Asha" };
    const booking = { meeting_id, host: "office", starts_at: day.starts_at, email, phone };
    const ask = { ...enquiry, email, consent_version, child_name: "Tara", guardian_name: "Asha" };
    const register = { ...sports, emergency_name: "Om Negi", consent_version };
    const calls = {
      guardian_name: [
        service().rpc("create_application", { email, phone, consent_version, guardian_name: bad }),
        service().rpc("create_admission_enquiry", { ...ask, guardian_name: bad }),
        service().rpc("create_sports_registration", { ...register, guardian_name: bad }),
      ],
      child_name: [
        service().rpc("create_admission_enquiry", { ...ask, child_name: bad }),
        service().rpc("create_sports_registration", { ...register, child_name: bad }),
        service().rpc("create_meeting_booking", { ...booking, name: "Asha", child_name: bad }),
      ],
      emergency_name: [
        service().rpc("create_sports_registration", { ...register, emergency_name: bad }),
      ],
      name: [
        service().rpc("create_meeting_booking", { ...booking, name: bad }),
        service().rpc("create_event_rsvp", { event_id: anId, name: bad, email }),
        service().rpc("create_photo_request", {
          ...{ picture_id: anId, name: bad, email, relation: "self", consent_version },
        }),
      ],
    };
    for (const [details, refused] of Object.entries(calls)) {
      for (const call of refused)
        expect(await refuse(call)).toMatchObject({ status: 400, details });
    }
    const outbox = service().from("mail_outbox").select("id").eq("recipient", email);
    expect(await succeed(outbox)).toEqual([]);
    await succeed(service().from("meetings").delete().eq("id", meeting_id).select());
  });

  test("one address can send twenty messages a day", async () => {
    const email = `${randomUUID()}@mail.example`;
    await succeed(
      backend()
        .service()
        .from("contact_messages")
        .insert(
          Array.from({ length: 20 }, () => ({
            reference: randomUUID(),
            name: "Asha",
            email,
            message: "Again and again",
            consent_version: "1",
          })),
        )
        .select(),
    );
    const more = backend().service().rpc("create_contact_message", {
      name: "Asha",
      email,
      message: "Once more, please",
      consent_version: "1",
    });
    expect(await refuse(more)).toMatchObject({ status: 429, details: "email" });
  });
}
