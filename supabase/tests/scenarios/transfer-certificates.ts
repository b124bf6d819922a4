import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { refuse, succeed } from "./answers.ts";

// Another school looks a transfer certificate up.
export function transferCertificateScenarios(backend: () => Backend): void {
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
}
