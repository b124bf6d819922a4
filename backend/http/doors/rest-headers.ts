import { RefusedQuery } from "./reader.ts";
import { mediaTypes, preferences } from "./rest-list.ts";

const offered: ReadonlySet<string> = new Set(mediaTypes);
const longest = 500;

/** Reads what a request of /rest/v1 says beside its address; throws RefusedQuery. */
export function readHeaders(method: string, headers: Headers): void {
  readPreferences(headers.get("prefer") ?? "");
  readMediaTypes(headers.get("accept") ?? "");
  if (headers.has("range")) {
    throw new RefusedQuery(
      "Requested range not satisfiable",
      "Give limit and offset in the address in place of the header Range.",
      416,
      "PGRST103",
    );
  }
  if (method !== "POST" && method !== "PATCH") return;
  const type = mediaTypeOf(headers.get("content-type") ?? "");
  if (type !== "" && type !== "application/json") {
    throw new RefusedQuery(
      `Content-Type not acceptable: ${type.slice(0, 100)}`,
      "Send application/json.",
      415,
      "PGRST107",
    );
  }
}

function readPreferences(text: string): void {
  if (text === "") return;
  const wrong = text.length > longest ? [text.slice(0, 100)] : text.split(",").filter(isUnknown);
  if (wrong.length === 0) return;
  throw new RefusedQuery(
    "Invalid preferences given",
    `Invalid preferences: ${wrong.join(",").trim()}`,
    400,
    "PGRST122",
  );
}

function isUnknown(preference: string): boolean {
  const [name = "", value = "", ...more] = preference.trim().split("=");
  if (name === "") return false;
  const allowed = Object.hasOwn(preferences, name) ? preferences[name] : undefined;
  if (allowed === undefined || more.length > 0) return true;
  return allowed === "number" ? !/^\d{1,9}$/.test(value) : !allowed.includes(value);
}

function readMediaTypes(text: string): void {
  if (text === "") return;
  const wanted = text.length > longest ? [] : text.split(",").map(mediaTypeOf);
  if (wanted.some((type) => type === "" || offered.has(type))) return;
  throw new RefusedQuery(
    `None of these media types are available: ${text.slice(0, 100)}`,
    "Accept application/json.",
    406,
    "PGRST107",
  );
}

const mediaTypeOf = (text: string) => (text.split(";", 1)[0] ?? "").trim().toLowerCase();
