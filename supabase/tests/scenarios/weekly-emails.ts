import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { queueWeeklyEmails } from "../../../data/calendar/weekly-emails.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { succeed } from "./answers.ts";

// A family subscribes to the email of the week.
export function weeklyEmailScenarios(backend: () => Backend): void {
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
