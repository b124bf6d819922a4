import { z } from "zod";
import type { Language } from "../../data/languages.ts";
import type { Environment } from "../environment.ts";

/** A payment to be made on the gateway's page. */
export type AskedPayment = {
  /** The payment's id: a repeated request has the same one. */
  id: string;
  /** The reference of the application or the gift. */
  reference: string;
  /** In whole rupees. */
  amount: number;
  /** Where the gateway returns the payer, paid or not. */
  returnUrl: string;
  language: Language;
};

export type PaymentGateway = {
  /** The origin of the gateway's pages. */
  pages: string;
  /** Resolves with the address of the payment page. Throws a GatewayFailure. */
  begin(payment: AskedPayment): Promise<string>;
};

/** The gateway does not answer, refuses, or breaks its contract. */
export class GatewayFailure extends Error {}

/** How long a gateway may take to answer, while somebody waits. */
const patience = 10_000;
const longestAnswer = 20_000;

const answerSchema = z.object({ url: z.url().max(2_000) });

/**
 * The gateway that the environment configures; the contract is in docs/operation/online-payments.md;
 * undefined without one.
 */
export function createPaymentGateway({
  PAYMENT_URL: url,
  PAYMENT_TOKEN: token,
  PAYMENT_PAGES: pages,
}: Partial<Environment>): PaymentGateway | undefined {
  if (!url || !pages) return undefined;
  return {
    pages,
    async begin({ id, reference, amount, returnUrl, language }) {
      const answer = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(patience),
        headers: {
          "content-type": "application/json",
          "idempotency-key": id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({
          id,
          reference,
          amount,
          currency: "INR",
          language,
          return_url: returnUrl,
        }),
      }).catch((error: Error) => {
        throw new GatewayFailure(`The payment gateway does not answer: ${error.name}.`);
      });
      const text = await readShort(answer);
      if (!answer.ok) throw new GatewayFailure(`The payment gateway answered ${answer.status}.`);
      const { data } = answerSchema.safeParse(asJson(text));
      if (!data) throw new GatewayFailure("The payment gateway named no page.");
      // A compromised gateway must not redirect people elsewhere.
      if (new URL(data.url).origin !== pages) {
        throw new GatewayFailure("The payment gateway named a page that is not its own.");
      }
      return data.url;
    },
  };
}

/** The text of a short answer; "" if it is longer. */
async function readShort(answer: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      if (text.length > longestAnswer) return "";
    }
  } catch {
    throw new GatewayFailure("The payment gateway broke off.");
  }
  return text;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
