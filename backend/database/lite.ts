import { App } from "@supabase/lite";
import type { Environment } from "../environment.ts";
import type { Database } from "./database.ts";

/** Lite for a command that makes the tables of a school in a database where no one signs in yet. */
export function createLiteForTables(connection: Database): App {
  return new App({
    connection,
    api: { enabled: true, schemas: ["public"] },
    auth: { enabled: true, jwt_secret: "used for nothing: nobody signs in here" },
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
  });
}

/**
 * Lite as we use it: data and the rest of authentication over our database, nothing else of what it
 * offers. It makes no accounts and writes no emails; its part of /auth/v1 is named in account-routes.ts.
 */
export function createLite(database: Database, environment: Environment): App {
  return new App({
    connection: database,
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: environment.SITE_URL,
      additional_redirect_urls: [`${environment.SITE_URL.replace(/\/$/, "")}/**`],
      jwt_secret: environment.JWT_SECRET,
      publishable_key: environment.SUPABASE_PUBLISHABLE_KEY,
      secret_key: environment.SUPABASE_SECRET_KEY,
      enable_signup: true,
      // A refresh token that comes back although its successor has been used too ends its family.
      enable_refresh_token_rotation: true,
      minimum_password_length: 8,
    },
    // We record migrations ourselves, in the table that the Supabase CLI makes.
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
}

/** Asks Lite, and takes off what opens its answers to every site: the step in front opens them to ours alone. */
export async function askLite(lite: App, request: Request): Promise<Response> {
  const answer = await lite.fetch(request);
  for (const name of [...answer.headers.keys()]) {
    if (name.startsWith("access-control-")) answer.headers.delete(name);
  }
  return answer;
}
