import { beforeEach, expect, test, vi } from "vitest";
import { doorListAddress, draftAddress, draftsForgotten, forgetAfterEnd } from "./kept-drafts.ts";

const site = "https://school.example";
const renewal = `${site}/auth/v1/token?grant_type=refresh_token`;
const address = draftAddress("teachers:new");

/** A device's storage, with its entries as own properties. */
class Store {
  setItem(key: string, text: string) {
    Object.assign(this, { [key]: text });
  }
  getItem(key: string): string | null {
    return Object.getOwnPropertyDescriptor(this, key)?.value ?? null;
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key);
  }
}

let store: Store;
const forgotten = vi.fn();

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
  const page = new EventTarget();
  page.addEventListener(draftsForgotten, forgotten);
  vi.stubGlobal("dispatchEvent", (event: Event) => page.dispatchEvent(event));
  forgotten.mockClear();
  store.setItem(address, "Meera");
  store.setItem("sb-school", "A session");
});

test.each([
  ["the embedded backend", { code: 400, error_code: "user_banned" }],
  ["a hosted project", { code: "user_banned" }],
])("a suspended account's drafts go when %s refuses to renew its session", async (_who, said) => {
  const answer = Response.json(said, { status: 400 });
  await forgetAfterEnd(renewal, answer);
  expect(Object.keys(store)).toEqual(["sb-school"]);
  expect(forgotten).toHaveBeenCalledOnce();
  // supabase-js reads the answer too.
  expect(await answer.json()).toEqual(said);
});

test.each([
  ["a session that ended otherwise", renewal, { error_code: "refresh_token_not_found" }],
  ["a renewal behind a proxy that fails", renewal, "Bad gateway"],
  [
    "a suspended account's sign-in on somebody else's device",
    `${site}/auth/v1/token?grant_type=password`,
    { error_code: "user_banned" },
  ],
])("drafts survive %s", async (_what, asked, said) => {
  const body = typeof said === "string" ? said : JSON.stringify(said);
  await forgetAfterEnd(asked, new Response(body, { status: 400 }));
  expect(Object.keys(store)).toEqual([address, "sb-school"]);
  expect(forgotten).not.toHaveBeenCalled();
});

test.each([
  ["its session is not renewed", renewal, { code: "refresh_token_not_found" }],
  ["its session is asked for", `${site}/auth/v1/user`, { error_code: "session_not_found" }],
])(
  "the guests at the door go from a phone whose session was ended elsewhere when %s",
  async (_when, asked, said) => {
    const [sportsDay, bookFair] = [doorListAddress("sports-day"), doorListAddress("book-fair")];
    const guests = ["Meera, with 2 children"];
    const ticks = [{ reference: "RSVP-1" }];
    store.setItem(sportsDay, JSON.stringify({ guests, ticks: [] }));
    store.setItem(bookFair, JSON.stringify({ guests, ticks }));
    await forgetAfterEnd(asked, Response.json(said, { status: 403 }));
    expect(Object.keys(store)).toEqual([address, "sb-school", bookFair]);
    expect(JSON.parse(store.getItem(bookFair) ?? "")).toEqual({ ticks });
  },
);

test.each([
  ["an expired token", 401, { error_code: "bad_jwt" }],
  ["a busy backend", 429, { error_code: "over_request_rate_limit" }],
  ["an answer as expected", 200, { code: "session_not_found" }],
])("the guests at the door survive %s", async (_what, status, said) => {
  const guests = doorListAddress("sports-day");
  store.setItem(guests, "Meera, with 2 children");
  await forgetAfterEnd(renewal, Response.json(said, { status }));
  expect(Object.keys(store)).toContain(guests);
});
