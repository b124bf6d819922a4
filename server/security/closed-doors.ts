import type { Handler } from "hono";
import type { HttpEnv } from "../http-env.ts";

/**
 * Addresses of a Supabase project that this site does not have, by what its client reads of an error
 * there: storage-js `{statusCode, error, message}`, postgrest-js `{code, message, details, hint}`,
 * auth-js `{code, error_code, msg}`, functions-js and realtime-js `{code, message}`.
 */
const closed: Readonly<Record<string, object>> = {
  "/storage/v1": {
    statusCode: "404",
    error: "not_found",
    message: "This site offers no storage; pictures have their own address",
  },
  "/functions/v1": { code: "NOT_FOUND", message: "Requested function was not found" },
  "/realtime/v1": { code: "not_found", message: "This site offers no realtime" },
  "/graphql/v1": {
    code: "PGRST125",
    message: "Invalid path specified in request URL",
    details: "This site offers no GraphQL",
    hint: null,
  },
  "/pg": { code: "not_found", message: "There is no such endpoint here" },
  "/auth/v1": { code: 404, error_code: "not_found", msg: "There is no such endpoint here" },
  "/rest/v1": {
    code: "PGRST125",
    message: "Invalid path specified in request URL",
    details: null,
    hint: null,
  },
};

/** Answers 404 as JSON what a program asks for in vain, in place of the site's page of that kind. */
export const closedDoors: [path: string, answer: Handler<HttpEnv>][] = Object.entries(closed).map(
  ([path, body]) => [
    path,
    (c) => c.json(body, 404, { "cache-control": "no-store", "access-control-allow-origin": "*" }),
  ],
);
