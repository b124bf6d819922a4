import type { SchoolClient } from "../../../data/client.ts";
import { takeAccountForm } from "../account-form.ts";
import { completeSignIn, type SignedIn } from "../sign-in.ts";
import { SignInError, troubleOf } from "../sign-in-errors.ts";
import type { SecondFactorAnswer } from "./second-factor-step.tsx";
import {
  challengeFactor,
  IncompleteVerification,
  recoverWithCode,
  verifyFactor,
} from "./verify.ts";

/**
 * Handles the forms of the second-factor step. A proven person continues the login flow through `leadOn`;
 * every other result goes to the page, a text message with its challenge.
 */
export async function takeSecondFactor(
  request: Request,
  form: string,
  leadOn: (signedIn: SignedIn) => Promise<Response>,
): Promise<SecondFactorAnswer | Response> {
  if (form === "send-code") return sendCode(request);
  if (form === "recovery") {
    return takeStep(
      request,
      (forms) => forms.recoveryCodeSchema,
      async (sent, client) =>
        leadOn(await completeSignIn(client, await recoverWithCode(client, sent.code))),
    );
  }
  return takeStep(
    request,
    (forms) => forms.signInCodeSchema,
    async (sent, client) => {
      const challengeId = sent.challengeId || (await challengeForApp(client, sent));
      const user = await verifyFactor(client, { ...sent, challengeId });
      return leadOn(await completeSignIn(client, user));
    },
  );
}

async function sendCode(request: Request): Promise<SecondFactorAnswer | Response> {
  let challenge: SecondFactorAnswer["challenge"];
  const answer = await takeStep(
    request,
    (forms) => forms.factorChoiceSchema,
    async ({ factorId }, client) => {
      challenge = { id: await challengeFactor(client, factorId), factorId };
    },
  );
  return answer instanceof Response ? answer : { ...answer, challenge };
}

/** An app needs no message, so its challenge is made only now; a phone's was made with the message. */
async function challengeForApp(
  client: SchoolClient,
  sent: { factorId: string; factorType: "totp" | "phone" },
): Promise<string> {
  if (sent.factorType === "phone") throw new IncompleteVerification("A challenge is missing.");
  return challengeFactor(client, sent.factorId);
}

/** A limit met in this step is one of signing in, with its sentence (docs/requirements.md R8.2). */
const takeStep: typeof takeAccountForm = (request, schemaOf, send) =>
  takeAccountForm(request, schemaOf, async (sent, client) => {
    try {
      return await send(sent, client);
    } catch (failure) {
      throw troubleOf(failure).kind === "rateLimited" ? new SignInError("rateLimited") : failure;
    }
  });
