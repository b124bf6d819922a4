import { expect, test } from "vitest";
import { resources } from "../resources.ts";
import { places } from "./dashboard.tsx";

const lists = places.flatMap(({ to }) => {
  const { pathname, searchParams } = new URL(to, "https://school.example");
  const resource = resources.find(({ path }) => pathname === `/admin/${path}`);
  return resource ? [{ to, resource, asked: [...searchParams] }] : [];
});

test.for(lists)("$to uses an order and filters that the list has", ({ resource, asked }) => {
  const filters = resource.filters.map(({ id }) => id);
  for (const [name, value] of asked) {
    if (name === "sort") expect(resource.sorts.map(({ id }) => id)).toContain(value);
    else expect(filters).toContain(name);
  }
});
