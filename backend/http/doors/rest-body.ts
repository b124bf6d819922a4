import { isTooDeep, mostBodyDepth } from "./body-depth.ts";
import { RefusedQuery } from "./reader.ts";

type Call = { method: string; kind: "table" | "function" };

/**
 * Looks at a body of /rest/v1 before the engine does: a row or a function's arguments are one object,
 * rows that are added may be a list, and nothing lies too deep. Throws RefusedQuery.
 */
export function checkBody({ method, kind }: Call, json: string): void {
  if (isTooDeep(json)) {
    throw refused(
      "The request body is nested too deep",
      `Lists and objects lie within one another at most ${mostBodyDepth} deep.`,
    );
  }
  const mayBeList = kind === "table" && method === "POST";
  const first = json.trimStart()[0];
  if (first === undefined || first === "{" || (mayBeList && first === "[")) return;
  throw refused(
    "Empty or invalid json",
    mayBeList ? "Send an object, or a list of objects." : "Send one object.",
  );
}

const refused = (message: string, details: string) =>
  new RefusedQuery(message, details, 400, "PGRST102");
