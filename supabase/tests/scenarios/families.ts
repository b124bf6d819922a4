import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { queueWeeklyEmails } from "../../../data/calendar/weekly-emails.ts";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

// Scenarios of families after a form: a certificate, a picture, a weekly email.
export function familyScenarios(backend: () => Backend): void {
  test("a transfer certificate is found by its number and the date of birth together", async () => {
    const admin = await backend().admin();
    const number = `TC/2026/${randomUUID().slice(0, 8)}`;
    await succeed(
      admin.client
        .from("transfer_certificates")
        .insert({
          certificate_no: number,
          student_name: "Sample Student",
          campus: "majra",
          date_of_birth: "2012-05-04",
          class_left: "Class 8",
          left_on: "2026-03-31",
          issued_on: "2026-04-06",
        })
        .select(),
    );
    const visitor = backend().visitor();
    const find = (certificate_no: string, date_of_birth: string) =>
      backend().service().rpc("find_transfer_certificate", { certificate_no, date_of_birth });
    const [found] = await succeed(find(number.toLowerCase().replaceAll("/", " "), "2012-05-04"));
    expect(found).toMatchObject({ number, student_name: "Sample Student", status: "valid" });
    expect(await succeed(find(number, "2012-05-05"))).toEqual([]);
    expect(await succeed(find("TC/2026/none", "2012-05-04"))).toEqual([]);
    expect(await succeed(visitor.from("transfer_certificates").select())).toEqual([]);

    // After ten guesses of the date even the right one gets no answer.
    for (let guess = 1; guess < 10; guess++) await succeed(find(number, `2011-01-0${guess}`));
    expect(await refuse(find(number, "2012-05-04"))).toMatchObject({ status: 429 });

    // Guessing numbers ends too: after fifteen hundred wrong ones within an hour none is answered.
    const lookups = () => backend().service().from("certificate_lookups");
    const guess = async (minutesAgo: number) => {
      const created_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      for (const first of [0, 750]) {
        const guesses = Array.from({ length: 750 }, (_, n) => ({
          certificate_no: `NO${first + n}`,
          created_at,
        }));
        await succeed(lookups().insert(guesses).select("id"));
      }
    };
    await guess(61);
    expect(await succeed(find(`${number}-2`, "2012-05-04"))).toEqual([]);
    await guess(1);
    expect(await refuse(find(`${number}-2`, "2012-05-04"))).toMatchObject({ status: 429 });
    await succeed(lookups().delete().like("certificate_no", "NO%").select("id"));
  });

  test("a picture is hidden as soon as its removal is requested, and the office decides", async () => {
    const admin = await backend().admin();
    const visitor = backend().visitor();
    const { album, pictures } = await createAlbum(admin.client);
    const picture = pictures[0];
    const guardian = `${randomUUID()}@mail.example`;
    await succeed(
      admin.client
        .from("students")
        .insert({
          admission_no: guardian.slice(0, 36),
          name: "A child",
          campus: "majra",
          class: "Class 1",
          guardian_email: guardian.toUpperCase(),
        })
        .select(),
    );
    const ask = () =>
      backend()
        .service()
        .rpc("create_photo_request", {
          picture_id: picture?.id ?? "",
          name: "A parent",
          relation: "guardian",
          email: guardian,
          consent_version: "1",
        });
    const seen = async () => {
      const listed = await succeed(
        visitor.from("gallery_images").select("path").eq("gallery_event_id", album.id),
      );
      const shown = await succeed(visitor.rpc("list_album_pictures", { album_id: album.id }));
      expect(shown.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).sort());
      const { cover } = await succeed(
        visitor.from("gallery_events").select("cover").eq("id", album.id).single(),
      );
      return { count: listed.length, cover };
    };
    const decide = async (status: string) =>
      succeed(
        admin.client
          .from("photo_requests")
          .update({ status })
          .eq("picture_id", picture?.id ?? "")
          .select(),
      );
    await succeed(ask());
    expect(await seen()).toEqual({ count: 1, cover: "/prints/a/2.svg" });
    expect(await refuse(ask())).toMatchObject({ status: 404, details: "no_such_picture" });
    await decide("removed");
    expect((await seen()).count).toBe(1);
    await decide("restored");
    expect(await seen()).toEqual({ count: 2, cover: "/prints/a/1.svg" });
    // A request that repeats one the office has decided hides nothing.
    await succeed(ask());
    expect((await seen()).count).toBe(2);
  });

  test("every email about a picture names its album in the language of the request", async () => {
    const admin = await backend().admin();
    const { album, pictures } = await createAlbum(admin.client);
    const translations = { hi: { title: "खेल दिवस" } };
    const albums = admin.client.from("gallery_events");
    await succeed(albums.update({ translations }).eq("id", album.id).select());
    const email = `${randomUUID()}@mail.example`;
    const service = backend().service();
    const { reference } = await succeed(
      service
        .rpc("create_photo_request", {
          ...{ picture_id: pictures[0]?.id ?? "", name: "Meera", relation: "self", email },
          ...{ consent_version: "1", language: "hi" },
        })
        .single(),
    );
    const asked = await emailTo(backend(), email);
    const { code } = asked.data as { code: string };
    await succeed(service.rpc("confirm_photo_request", { reference, code }).single());
    const received = await emailTo(backend(), email);
    const requests = admin.client.from("photo_requests").update({ status: "restored" });
    await succeed(requests.eq("reference", reference).select());
    const decided = await emailTo(backend(), email);
    for (const { data } of [asked, received, decided]) {
      expect(data).toMatchObject({ album: "खेल दिवस", language: "hi" });
    }
  });

  test("a stranger's request hides nothing before the code, one picture at a time; the office hears of a burst", async () => {
    const admin = await backend().admin();
    const { album, pictures } = await createAlbum(admin.client);
    const [first = "", second = ""] = pictures.map(({ id }) => id);
    const service = backend().service();
    const email = `${randomUUID()}@mail.example`;
    const ask = (picture_id: string, from = email) =>
      succeed(
        service
          .rpc("create_photo_request", {
            picture_id,
            name: "A stranger",
            relation: "other",
            email: from,
            consent_version: "1",
          })
          .single(),
      );
    const codeSent = async () => {
      const { template, data } = await emailTo(backend(), email);
      expect(template).toBe("photo_request_code");
      return (data as { code: string }).code;
    };
    const enter = async (reference: string, code: string) => {
      const answer = service.rpc("confirm_photo_request", { reference, code }).single();
      return (await succeed(answer)).status;
    };
    const shown = async () => {
      const rows = backend().visitor().from("gallery_images").select("id");
      return (await succeed(rows.eq("gallery_event_id", album.id))).length;
    };

    // An account says nothing about its address until an email has proven it.
    const account = await backend().signUp();
    expect((await ask(first, account.email)).status).toBe("unconfirmed");
    const former = await ask(first);
    const formerCode = await codeSent();
    const latest = await ask(second);
    expect([former.status, latest.status]).toEqual(["unconfirmed", "unconfirmed"]);
    expect(await shown()).toBe(2);
    // The later request replaced the earlier one, whose code is no longer valid.
    expect(await enter(former.reference, formerCode)).toBe("gone");
    expect(await enter(latest.reference, "wrong")).toBe("wrong");
    expect(await enter(latest.reference, await codeSent())).toBe("confirmed");
    expect(await shown()).toBe(1);
    expect((await emailTo(backend(), email)).template).toBe("photo_request_received");

    // Four more guesses are checked, the fifth ends the request.
    const guessed = await ask(first);
    const code = await codeSent();
    const guesses = [];
    for (let guess = 0; guess < 5; guess++) guesses.push(await enter(guessed.reference, "000"));
    expect(guesses).toEqual(["wrong", "wrong", "wrong", "wrong", "gone"]);
    expect(await enter(guessed.reference, code)).toBe("gone");
    expect(await shown()).toBe(1);
    const asked = backend().visitor().rpc("confirm_photo_request", { reference: "", code: "" });
    expect(await refuse(asked)).toMatchObject({ code: "42501" });

    const mailboxes = service.from("mailboxes");
    await succeed(mailboxes.insert({ topic: "photos", address: "photos@school.example" }).select());
    for (let sent = 0; sent < 10; sent++) await ask(first, `${randomUUID()}@mail.example`);
    const told = service.from("mail_outbox").select("id").eq("template", "office_photo_burst");
    expect(await succeed(told)).toHaveLength(1);
    await succeed(mailboxes.delete().eq("topic", "photos").select());
  });

  test("the weekly email goes to confirmed subscribers once a week and ends with one click", async () => {
    const email = `${randomUUID()}@mail.example`;
    const service = backend().service();
    const visitor = backend().visitor();
    const ask = async (grades: string[]) => {
      const choice = { campuses: ["majra"], grades, language: "hi" };
      await succeed(
        backend()
          .service()
          .rpc("create_weekly_subscription", { email, ...choice }),
      );
    };
    const emails = async (template: string) =>
      succeed(
        service
          .from("mail_outbox")
          .select()
          .match({ recipient: email, template })
          .order("created_at"),
      );
    const tokenOf = async () => {
      const { data } = (await emails("weekly_confirmation")).at(-1) ?? {};
      return String((data as { token?: string } | undefined)?.token);
    };
    const monday = "2030-01-07";
    const write = () => queueWeeklyEmails(service, visitor, monday);
    const mark = randomUUID();
    await succeed(
      service
        .from("calendar_entries")
        .insert(
          [
            { title: `${mark} tests`, kind: "exam", campus: "majra", level: "primary" },
            { title: `${mark} walk`, kind: "activity", campus: "juniors", level: null },
          ].map((entry) => ({ ...entry, starts_on: "2030-01-08", ends_on: "2030-01-08" })),
        )
        .select(),
    );
    await succeed(
      service
        .from("latest_updates")
        .insert({ content: `${mark} secret`, starts_at: "2099-01-01" })
        .select(),
    );

    await ask(["class-3"]);
    await write();
    expect(await emails("weekly_email")).toEqual([]);
    const token = await tokenOf();
    expect(await succeed(visitor.rpc("confirm_weekly_subscription", { token }))).toBe(true);
    // Two servers at once write one email.
    await Promise.all([write(), write()]);
    const [mail, ...more] = await emails("weekly_email");
    expect(more).toEqual([]);
    expect(mail?.data).toMatchObject({ language: "hi", token });
    const words = JSON.stringify(mail?.data);
    expect(words).toContain(`${mark} tests`);
    expect(words).not.toContain(`${mark} walk`);
    expect(words).not.toContain(`${mark} secret`);

    // Another choice replaces the first when it is confirmed.
    await ask(["class-9"]);
    const second = await tokenOf();
    await succeed(visitor.rpc("confirm_weekly_subscription", { token: second }));
    expect(await succeed(visitor.rpc("get_weekly_subscription", { token }))).toEqual([]);
    await visitor.rpc("end_weekly_subscription", { token: second }).throwOnError();
    const { data: kept } = await service.from("weekly_subscriptions").select().eq("email", email);
    expect(kept).toEqual([]);
  });
}

/** A published album of two pictures, the first its cover. */
async function createAlbum(office: Client) {
  const album = await succeed(
    office
      .from("gallery_events")
      .insert({
        title: "Sports day",
        slug: `day-${randomUUID()}`,
        published: true,
        cover: "/prints/a/1.svg",
        cover_width: 16,
        cover_height: 10,
      })
      .select()
      .single(),
  );
  const pictures = await succeed(
    office
      .from("gallery_images")
      .insert(
        [1, 2].map((number) => ({
          gallery_event_id: album.id,
          path: `/prints/a/${number}.svg`,
          position: number,
          width: 16,
          height: 10,
        })),
      )
      .select()
      .order("position"),
  );
  return { album, pictures };
}
