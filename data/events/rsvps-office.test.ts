import { expect, test } from "vitest";
import { clientWith } from "../../tests/fixtures/stored-rows.ts";
import { listEventNames } from "./rsvps-office.ts";

test("RSVPs are filtered by any event that has them, however long ago", async () => {
  const events = Array.from({ length: 1_200 }, (_, place) => ({
    id: `event-${place}`,
    title: `Fair ${place}`,
    rsvp_enabled: place % 2 === 0,
  }));
  const names = await listEventNames(clientWith({ events }));
  expect(names).toHaveLength(600);
  expect(names.at(-1)).toEqual({ id: "event-1198", name: "Fair 1198" });
});
