import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";
import { emailTo } from "./events-with-rsvps.ts";

// Somebody asks for a picture to be taken away.
export function photoRequestScenarios(backend: () => Backend): void {
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
