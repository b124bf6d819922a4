import { expect, test } from "vitest";
import { resources } from "../../app/admin/resources.ts";
import { received } from "../fixtures/received-rows.ts";
import { lives } from "../fixtures/resource-lives.ts";

test("the life of every resource that staff manage is a scenario", () => {
  // Emails and changes are read, never written by hand; applications are answered and messages sent
  // (applications.test.ts, family-messages.test.ts).
  const read = ["mail", "audit", "applications", "family-messages"];
  const lived = [...lives, ...received].map(({ path }) => path);
  expect([...lived, ...read].toSorted()).toEqual(resources.map(({ path }) => path).toSorted());
});
