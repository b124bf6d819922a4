import { expect, test } from "vitest";
import type { SchoolClient } from "../../data/client.ts";
import type { BackendClients } from "../connection/backend.ts";
import { createAddressBook, type RouteMap } from "../page-cache/address.ts";
import { rememberOwnPaths } from "./own-paths.ts";

const route = (id: string, path: string): RouteMap["routes"][number] => ({
  ...{ id, path, parentId: undefined, index: undefined, caseSensitive: undefined },
  ...{ handle: {}, takesWrites: false, isPage: true },
});
const find = createAddressBook({
  routes: [route("about", "about"), route("rest", "*")],
  manifestPath: "/__manifest",
});

/** The server's memory over a database whose pages have these `paths`. */
function memory(paths: string[]) {
  const asked: string[] = [];
  const question = (table: string) => {
    const data = table === "own_pages" ? paths.map((path) => ({ path })) : [];
    const chain: object = new Proxy(
      {},
      { get: (_, name) => (name === "throwOnError" ? async () => ({ data }) : () => chain) },
    );
    return chain;
  };
  const service = {
    from(table: string) {
      asked.push(table);
      return question(table);
    },
  } as unknown as SchoolClient;
  const ownPaths = rememberOwnPaths({ service: () => service } as unknown as BackendClients);
  return { asked, ownPaths, at: (target: string) => ownPaths.at(find(target)) };
}

test("the office's own page is requested at its address, in every language and as data", async () => {
  const { at } = memory(["boarding/food"]);
  for (const address of ["/boarding/food", "/hi/boarding/food", "/boarding/food.data"]) {
    expect(await at(address)).toMatchObject({ kind: "page", key: address, url: address });
  }
  expect(await at("/Boarding/Food/")).toEqual({ kind: "redirect", location: "/boarding/food" });
});

test("unknown addresses share one page, and together query the database once", async () => {
  const { at, asked } = memory([]);
  for (const address of ["/nothing", "/nothing/here", "/Wrong", "/a/b/c", "/wp-login.php"]) {
    expect(await at(address)).toMatchObject({ kind: "page", key: "/404" });
  }
  expect(asked).toHaveLength(2);
});

test("a page is known as soon as it is written", async () => {
  const paths: string[] = [];
  const { at, ownPaths } = memory(paths);
  expect(await at("/boarding")).toMatchObject({ key: "/404" });
  paths.push("boarding");
  ownPaths.renew();
  expect(await at("/boarding")).toMatchObject({ key: "/boarding" });
});
