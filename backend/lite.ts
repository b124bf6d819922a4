import { App } from "@supabase/lite";
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import { type AccountMail, asLiteMailer } from "./mail/account-mail.ts";

/** Lite for a command that makes the tables of a school in a database where nobody signs in yet. */
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
 * Lite as we use it: authentication and data over our database, nothing else of what it offers.
 * With `confirmsByMail` a sign-up waits for the link in its mail.
 */
export function createLite(
  database: Database,
  environment: Environment,
  mail: AccountMail,
  { confirmsByMail = false } = {},
): App {
  const app = new App({
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
      email: {
        enable_confirmations: confirmsByMail,
        // With two confirmations Lite finishes an e-mail change on the word of the old mailbox
        // alone; administrators are recognised by their address, so the new one must be proven.
        double_confirm_changes: false,
      },
    },
    // We record migrations ourselves, in the table that the Supabase CLI makes.
    db: { migrations: { enabled: false } },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { disableStudio: true } },
  });
  // Lite's own letters carry a link that opening it spends, and know one language.
  return Object.assign(app, { _mailer: asLiteMailer(mail) });
}
