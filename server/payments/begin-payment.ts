import type { Context } from "hono";
import { z } from "zod";
import { getAdmissionsPage } from "../../data/admissions/admissions.ts";
import { feesOfPlace, getApplication } from "../../data/admissions/applications.ts";
import type { SchoolClient } from "../../data/client.ts";
import { isLinkKey } from "../../data/forms/ids.ts";
import { addressIn, type Language, splitAddress } from "../../data/languages.ts";
import { beginApplicationPayment, beginGiftPayment } from "../../data/payments/online-payments.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { statusOfRefusal } from "../http/private-file.ts";
import type { Log } from "../log.ts";
import { payingCookie, payingIn } from "./paying-cookie.ts";
import { GatewayFailure, type PaymentGateway } from "./payment-gateway.ts";

type Options = {
  gateway: PaymentGateway | undefined;
  clients: BackendClients;
  siteUrl: string;
  log: Log;
};

const giftSchema = z.object({ gift: z.guid() });
const noStore = { "cache-control": "no-store" };
/** Why a family is not redirected to the gateway, with the status for a script. */
const problems = { nothing_due: 409, too_often: 429, gateway: 503 } as const;

const pageOf = (key: string, more = "") => `/admissions/application?key=${key}${more}`;

/**
 * Payments on the pages of the gateway, below the addresses of every language: POST /payments/application
 * with the key of a personal link as form, which redirects to the gateway (303) or, if nothing is due or the
 * gateway fails, back to the family's page; a script that asks for JSON gets 200 `{url}` or `{code}`: 409
 * `nothing_due`, 429 `too_often`, 503 `gateway`. For an invalid key a script gets 404 without a body, and a
 * form is redirected to the page, which says so; POST /payments/gift with `{gift}` and the giver's token: 200
 * `{url}`; refusals are `{code}`: 400, 401, 403, 409 `nothing_due`, 429, 503; GET /payments/return, to which
 * the gateway returns: redirects to the page where the payment began.
 */
export function servePayments({ gateway, clients, siteUrl, log }: Options) {
  const returnUrl = (language: Language) => siteUrl + addressIn(language, "/payments/return");
  const languageOf = (c: Context<HttpEnv>) => splitAddress(c.req.path).language;

  async function forApplication(c: Context<HttpEnv>) {
    const language = languageOf(c);
    const { key } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
    if (typeof key !== "string" || !isLinkKey(key)) return c.body(null, 404, noStore);
    const byScript = c.req.header("accept") === "application/json";
    const leadTo = (url: string, more = {}) => {
      const headers = { ...noStore, ...more };
      if (byScript) return c.json({ url }, 200, headers);
      return c.body(null, 303, { ...headers, location: url });
    };
    const back = (problem: keyof typeof problems) =>
      byScript
        ? c.json({ code: problem }, problems[problem], noStore)
        : leadTo(addressIn(language, pageOf(key, `&problem=${problem}`)));
    const [visitor, service] = [clients.visitor(), clients.service()];
    if (!gateway || !visitor || !service) return back("gateway");
    try {
      const amount = await amountDue(visitor, key);
      if (!amount) return back("nothing_due");
      const begun = await beginApplicationPayment(service, key, amount);
      const url = await gateway.begin({ ...begun, returnUrl: returnUrl(language), language });
      return leadTo(url, { "set-cookie": payingCookie(key, siteUrl) });
    } catch (error) {
      const { code, details } = error as { code?: string; details?: string };
      if (code === "PT404") {
        return byScript ? c.body(null, 404, noStore) : leadTo(addressIn(language, pageOf(key)));
      }
      if (details === "nothing_due") return back("nothing_due");
      if (code === "PT429") return back("too_often");
      note(c, error);
      return back("gateway");
    }
  }

  async function forGift(c: Context<HttpEnv>) {
    const language = languageOf(c);
    const refuse = (status: 400 | 401 | 403 | 404 | 409 | 429 | 503, code: string) =>
      c.json({ code }, status, noStore);
    const token = bearerToken(c.req.header("authorization"));
    if (!token) return refuse(401, "no_authorization");
    const { data } = giftSchema.safeParse(await c.req.json().catch(() => undefined));
    if (!data) return refuse(400, "bad_request");
    const client = clients.of(token);
    if (!gateway || !client) return refuse(503, "unavailable");
    try {
      const begun = await beginGiftPayment(client, data.gift);
      const url = await gateway.begin({ ...begun, returnUrl: returnUrl(language), language });
      // Clears the cookie of a family's payment begun on this device, so that the giver does not return to
      // its page.
      return c.json({ url }, 200, { ...noStore, "set-cookie": payingCookie("", siteUrl) });
    } catch (error) {
      const { code, details } = error as { code?: string; details?: string };
      if (details === "nothing_due") return refuse(409, details);
      if (code === "PT429") return refuse(429, "too_often");
      const status = statusOfRefusal(error);
      if (status === 503) note(c, error);
      return refuse(status, status === 503 ? "unavailable" : "refused");
    }
  }

  function goBack(c: Context<HttpEnv>) {
    const key = payingIn(c.req.raw);
    const page = key ? pageOf(key, "&done=paying") : "/alumni/giving";
    // On a shared phone, the cookie works only once.
    const headers = { ...noStore, "set-cookie": payingCookie("", siteUrl) };
    return c.body(null, 303, { ...headers, location: addressIn(languageOf(c), page) });
  }

  /** Logs the reason for the operator; the payer only learns that it failed. */
  function note(c: Context<HttpEnv>, error: unknown) {
    const request_id = c.var.requestId;
    if (error instanceof GatewayFailure) log.warn({ request_id }, error.message);
    else log.error({ request_id, err: error }, "a payment could not be begun");
  }

  return { forApplication, forGift, goBack };
}

/**
 * The amount due on joining, by the fees of the admissions page; null if nothing is due. Throws PT404 for an
 * invalid key.
 */
async function amountDue(client: SchoolClient, key: string): Promise<number | null> {
  const [application, page] = await Promise.all([
    getApplication(client, key),
    getAdmissionsPage(client, "en"),
  ]);
  if (!application) throw Object.assign(new Error("The key opens nothing."), { code: "PT404" });
  const fees = page && feesOfPlace(page.fees, application);
  return fees ? fees.due : null;
}
