import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { isOwnPath, isTakenPath } from "../../data/own-pages/own-paths.ts";
import { closedEndpoints } from "../../server/http/refusal-page.ts";

type Route = { path?: string; children?: Route[] };

/** The paths of all routes, with a word in place of each parameter. */
function addresses(all: readonly Route[]): string[] {
  return all.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === "*" ? [] : [path]),
    ...addresses(children),
  ]);
}

const asAsked = (pattern: string) =>
  pattern
    .split("/")
    .filter(Boolean)
    .map((word) => (word.startsWith(":") || word === "*" ? "anything" : word))
    .slice(0, 2)
    .join("/");

test("every address of the product is taken, with the values of its parameters", () => {
  const all = [...addresses(routes), ...closedEndpoints.map(([path]) => path)];
  expect(all.length).toBeGreaterThan(80);
  const free = all.map(asAsked).filter((path) => isOwnPath(path) && !isTakenPath(path));
  expect(free).toEqual([]);
});
