import registerTexts from "messages:alumni/register";
import { data, redirect } from "react-router";
import { registrationSteps } from "../../../data/alumni/registration.ts";
import { type Language, splitAddress } from "../../../data/languages.ts";
import { beginLogin, endLogin } from "../../account/session-storage.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { serverSentence } from "../../connection/server-sentence.ts";
import { ProfileNotSaved, registerAlumnus } from "./register-alumnus.ts";
import {
  addressOf,
  heldPassword,
  keepInDraft,
  keepSentRegistration,
  readDraft,
  stepIn,
  steps,
} from "./registration-draft.ts";

/** Stores a step's answers and goes to the next; after the last step makes the account. */
export async function takeRegistration(request: Request) {
  const url = new URL(request.url);
  const { language } = splitAddress(url.pathname);
  const step = stepIn(url.searchParams);
  const { refusal } = await takeForm(
    request,
    registrationSteps[step],
    language,
    async (answers) => {
      keepInDraft(answers);
      return step;
    },
  );
  if (refusal) return refusal;
  const next = steps[steps.indexOf(step) + 1];
  return next ? redirect(addressOf(next)) : send(language);
}

async function send(language: Language) {
  const draft = readDraft();
  const password = heldPassword();
  if (!password) return redirect(`${addressOf("account")}&again=password`);
  // Keeps this page's guard from redirecting the new session; /alumni/success ends it.
  beginLogin();
  try {
    const outcome = await registerAlumnus(draft, password, language);
    keepSentRegistration();
    return redirect(outcome === "registered" ? "/alumni/success" : "/alumni/success?confirm=mail");
  } catch (failure) {
    endLogin();
    if ((failure as { code?: string }).code === "weak_password") {
      return redirect(`${addressOf("account")}&again=weak`);
    }
    return data({ values: draft, errors: {}, message: sentenceOn(failure, language) }, 422);
  }
}

function sentenceOn(failure: unknown, language: Language): string {
  const t = registerTexts[language].refused;
  type Failure = { code?: string; status?: number; message?: string };
  const { code = "", status = 0, message = "" } = failure as Failure;
  if (failure instanceof ProfileNotSaved) return t.notSaved;
  if (code === "user_already_exists" || code === "email_exists") return t.exists;
  if (status === 429 || message.includes("rate limit")) return t.often;
  // docs/requirements.md R5.2; otherwise the service's own words.
  if (message === "No user data returned from signup") return message;
  const isUnreachable = status >= 500 || status === 0;
  return (!isUnreachable && serverSentence(failure)) || t.unreachable;
}
