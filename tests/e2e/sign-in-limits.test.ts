import { afterAll, beforeAll, describe } from "vitest";
import { createPerson, sendSignIn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/site.ts";
import { hydrated, test } from "../fixtures/visit.ts";

describe("Too many attempts", () => {
  let strict: Site;
  beforeAll(async () => {
    strict = await startSite({ seed: "none", environment: { AUTH_LIMITS: "failures=2" } });
  });
  afterAll(() => strict?.stop());

  test("are refused in the words of the catalogue, the right password too", async ({ visit }) => {
    const person = await createPerson(strict.address, { role: "alumni" });
    const page = await visit("/login", { site: strict.url, announced: [/status of 4(00|29)/] });
    for (const _attempt of [1, 2]) {
      await sendSignIn(page, { ...person, password: "wrong" });
      await page.getByRole("alert").getByText("Invalid email or password.").waitFor();
      await page.reload();
      await hydrated(page);
    }
    await sendSignIn(page, person);
    const words = "Too many login attempts. Please try again later.";
    await page.getByRole("alert").getByText(words, { exact: true }).waitFor();
  });
});
