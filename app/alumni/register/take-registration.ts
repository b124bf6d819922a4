import registerTexts from "messages:alumni/register";
import { data, redirect } from "react-router";
import { registrationSteps } from "../../../data/alumni/registration.ts";
import { type Language, splitAddress } from "../../../data/languages.ts";
import { beginLogin, endLogin } from "../../account/login-marker.ts";
import { serverSentence } from "../../account/server-sentence.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { ProfileNotSaved, registerAlumnus } from "./register-alumnus.ts";
import { heldPassword, keepInDraft, readDraft } from "./registration-draft.ts";
import { addressOf, stepIn, steps } from "./registration-steps.ts";
import { keepSentRegistration } from "./sent-registration.ts";

/** Keeps a step's answers and leads to the next; after the last one the account is made. */
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
  // The guard of this page would lead away whoever is signed in: /alumni/success ends the marker.
  beginLogin();
  try {
    const outcome = await registerAlumnus(draft, password, language);
    keepSentRegistration();
    return redirect(outcome === "registered" ? "/alumni/success" : "/alumni/success?confirm=mail");
  } catch (failure) {
    endLogin();
    return data({ values: draft, errors: {}, message: sentenceOn(failure, language) }, 422);
  }
}

function sentenceOn(failure: unknown, language: Language): string {
  const t = registerTexts[language].refused;
  const {
    code = "",
    status = 0,
    message = "",
  } = failure as {
    code?: string;
    status?: number;
    message?: string;
  };
  if (failure instanceof ProfileNotSaved) return t.notSaved;
  if (code === "user_already_exists" || code === "email_exists") return t.exists;
  if (code === "weak_password") return t.weak;
  if (status === 429 || message.includes("rate limit")) return t.often;
  // docs/requirements.md R5.2: 'No user data returned from signup'; else what the service says.
  if (message === "No user data returned from signup") return message;
  const isUnreachable = status >= 500 || status === 0;
  return (!isUnreachable && serverSentence(failure)) || t.unreachable;
}
