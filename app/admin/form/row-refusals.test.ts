import texts from "messages:admin/admin/admin";
import { expect, test } from "vitest";
import { schemaOf } from "../../../data/office/schema-of-table.ts";
import type { Resource } from "../resource.ts";
import { events } from "../resources/events.tsx";
import { meetings } from "../resources/meetings.tsx";
import { valuesOf } from "./field-values.ts";
import { refusalsOf } from "./row-refusals.ts";

const sentences = texts.en.refusals;

/** What the form of a resource refuses after this was typed. */
function refusedIn({ table, fields }: Resource, typed: Record<string, string>) {
  const values = valuesOf(fields, typed);
  const { error } = schemaOf(table).safeParse(values);
  return refusalsOf(error?.issues ?? [], values, fields, sentences);
}

test("An error in an entry of a list is at its part", () => {
  const hosts = [
    { id: "office", name: "The office" },
    { id: "asha-rao", name: "", from: "nine" },
  ];
  const refused = refusedIn(meetings, { hosts: JSON.stringify(hosts) });
  expect(refused).toMatchObject({ "hosts.1.name": sentences.missing });
  expect(refused).not.toHaveProperty("hosts");
  const named = [hosts[0], { ...hosts[1], name: "Asha Rao" }];
  expect(refusedIn(meetings, { hosts: JSON.stringify(named) })).toMatchObject({
    "hosts.1.from": sentences.no_clock,
  });
});

test("The address of a new event is made from its title, and not asked for while that is empty", () => {
  expect(valuesOf(events.fields, { title: "वार्षिक खेल दिवस" })).toMatchObject({
    slug: "varshik-khel-divas",
  });
  expect(refusedIn(events, { title: "वार्षिक खेल दिवस" })).not.toHaveProperty("slug");
  expect(refusedIn(events, { title: "বার্ষিক" })).toMatchObject({ slug: sentences.slug });
  const empty = refusedIn(events, {});
  expect(empty).toHaveProperty("title");
  expect(empty).not.toHaveProperty("slug");
});
