import { App } from "@supabase/lite";
import type { Environment } from "../environment.ts";
import type { Database } from "./database.ts";

/** Lite for a command that creates the tables of a school in a database where nobody signs in yet. */
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
 * Lite as we use it: data and the remaining authentication over our database, and none of its other features.
 * It creates no accounts and writes no emails; account-routes.ts names its part of /auth/v1.
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
      // Reusing a refresh token whose successor has been used ends the whole token family.
      enable_refresh_token_rotation: true,
      minimum_password_length: 8,
    },
    // We record migrations ourselves, in the Supabase CLI's table.
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
}

/**
 * Passes a request to Lite and removes the CORS headers that open its answers to every site: an earlier step
 * allows only ours.
 */
export async function askLite(lite: App, request: Request): Promise<Response> {
  const answer = await lite.fetch(request);
  for (const name of [...answer.headers.keys()]) {
    if (name.startsWith("access-control-")) answer.headers.delete(name);
  }
  return answer;
}
