import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../routes.ts";
import { resources } from "../resources.ts";

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test("Every list that staff put in order has the page for it, and no other list has one", async () => {
  const ordered = resources.filter(({ place }) => place).map(({ path }) => `admin/${path}/order`);
  const pages = pathsOf(await routes).filter((path) => path.endsWith("/order"));
  expect(pages.sort()).toEqual(ordered.sort());
});
