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
    return takeAccountForm(
      request,
      (forms) => forms.recoveryCodeSchema,
      async (sent, client) =>
        leadOn(await completeSignIn(client, await askAsSignIn(recoverWithCode(client, sent.code)))),
    );
  }
  return takeAccountForm(
    request,
    (forms) => forms.signInCodeSchema,
    async (sent, client) => {
      const challengeId = sent.challengeId || (await challengeForApp(client, sent));
      const user = await askAsSignIn(verifyFactor(client, { ...sent, challengeId }));
      return leadOn(await completeSignIn(client, user));
    },
  );
}

async function sendCode(request: Request): Promise<SecondFactorAnswer | Response> {
  let challenge: SecondFactorAnswer["challenge"];
  const answer = await takeAccountForm(
    request,
    (forms) => forms.factorChoiceSchema,
    async ({ factorId }, client) => {
      const id = await askAsSignIn(challengeFactor(client, factorId));
      challenge = { id, factorId };
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
  return askAsSignIn(challengeFactor(client, sent.factorId));
}

/** A limit met here is one of signing in, with its sentence (docs/requirements.md R8.2). */
async function askAsSignIn<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    throw troubleOf(failure).kind === "rateLimited" ? new SignInError("rateLimited") : failure;
  }
}
