import loginTexts from "messages:account/login";
import signInErrorsTexts from "messages:account/signInErrors";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Form, redirect, useLocation, useNavigation } from "react-router";
import { getBackend } from "../connection/backend.ts";
import { hasDrafts } from "../connection/kept-drafts.ts";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useHydrated } from "../ui/browser-state.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { PictureImage } from "../ui/picture.tsx";
import { bringToFocus } from "../ui/refused-form.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { Route } from "./+types/login";
import { isProfileDeleted, onWhyEnded, whyEnded } from "./login-notes.ts";
import { cameFromOffice, destinationOf } from "./origin.ts";
import { keepRole } from "./role.ts";
import { type SecondFactorAnswer, SecondFactorStep } from "./second-factor/second-factor-step.tsx";
import { useSession } from "./session.tsx";
import { beginLogin, endLogin } from "./session-storage.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { SignInError, type SignInTrouble, troubleOf } from "./sign-in-errors.ts";
import { withinSignInLimit } from "./sign-in-limit.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(loginTexts[metaLanguage(page)], page);

/** The pause before the redirect: docs/requirements.md R4.6, step 6. */
const redirectDelayMs = 1_000;

/** The second factor's own answer, or why the sign-in failed. */
type LoginAnswer = { answer?: SecondFactorAnswer; trouble?: SignInTrouble };

/** Reports a failure, asks for the second factor, or redirects (steps 5 and 6). */
export async function clientAction({
  request,
}: Route.ClientActionArgs): Promise<LoginAnswer | Response> {
  const { search } = new URL(request.url);
  const form = await request.clone().formData();
  const step = form.get("form");
  const lead = (signedIn: SignedIn) => leadOn(signedIn, search);
  beginLogin();
  try {
    const answer = await withinSignInLimit((isLate) =>
      step ? takeStep(request, String(step), lead) : takePassword(form, lead, isLate),
    );
    if (answer instanceof Response) {
      await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    }
    return answer;
  } catch (failure) {
    return { trouble: troubleOf(failure) };
  } finally {
    endLogin();
  }
}

type Lead = (signedIn: SignedIn) => Promise<Response>;

async function takeStep(
  request: Request,
  step: string,
  lead: Lead,
): Promise<LoginAnswer | Response> {
  // Fetched only when needed: few people get here.
  const { takeSecondFactor } = await import("./second-factor/second-factor-action.ts");
  const answer = await takeSecondFactor(request, step, lead);
  return answer instanceof Response ? answer : { answer };
}

async function takePassword(
  form: FormData,
  lead: Lead,
  isLate: () => boolean,
): Promise<LoginAnswer | Response> {
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  // Validation comes before any call: docs/requirements.md R5.1.
  if (!email || !password) throw new SignInError("empty");
  const client = await getBackend().catch(() => {
    throw new SignInError("unreachable");
  });
  const signedIn = await signIn(client, { email, password }, isLate);
  return signedIn.needsSecondFactor ? {} : lead(signedIn);
}

async function leadOn(signedIn: SignedIn, search: string) {
  await keepRole(signedIn);
  return redirect(destinationOf(signedIn.role ?? "alumni", search));
}

export default function Login({ actionData }: Route.ComponentProps) {
  const { needsSecondFactor } = useSession();
  // Keeps the step on screen for the second between the full session and the redirect.
  const isLeading = useNavigation().formData?.has("form");
  const t = useTexts(loginTexts);
  return (
    <div className="login-top">
      <div className="print still no-print">
        <PictureImage
          src="/prints/scenes/carved-desk.svg"
          alt={t.picture}
          focus={[0.2, 0.4]}
          first
        />
      </div>
      <div className="login-words">
        <PageTop title={t.title} />
        <div className="page">
          {needsSecondFactor || isLeading ? (
            <SecondFactorStep answer={actionData?.answer} />
          ) : (
            <section aria-labelledby="welcome" className="max-w-120 border-t-2 border-ink pt-5">
              <h2 id="welcome" className="text-h3">
                {t.welcome}
              </h2>
              <p className="mt-1 text-ink-2">{t.lead}</p>
              <PasswordForm trouble={actionData?.trouble} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

/** Address and password. Signing in needs a script, so the button waits for it. */
function PasswordForm({ trouble }: { trouble: SignInTrouble | undefined }) {
  const t = useTexts(loginTexts);
  const isHydrated = useHydrated();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Standing trouble={isBusy ? undefined : trouble} />
      <Form method="post" noValidate className="mt-6 grid gap-5">
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isBusy}
        />
        <Field
          label={t.password}
          name="password"
          type="password"
          autoComplete="current-password webauthn"
          disabled={isBusy}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button
            type="submit"
            size="large"
            disabled={isBusy || !isHydrated}
            className="max-sm:w-full sm:min-w-48"
          >
            {isBusy ? t.signingIn : t.signIn}
          </Button>
          <SiteLink to="/account/forgot-password" className="inline-link min-h-11 items-center">
            {t.forgot}
          </SiteLink>
        </div>
      </Form>
      <ul className="login-doors">
        <li>
          {t.noAccount}{" "}
          <SiteLink to="/alumni/register" className="inline-link">
            {t.register}
          </SiteLink>
        </li>
        <li>
          {t.parents}{" "}
          <SiteLink to="/guardian" className="inline-link">
            {t.toGuardian}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}

/** Why the last sign-in failed, or why the person is here. */
function Standing({ trouble }: { trouble: SignInTrouble | undefined }) {
  const t = useTexts(loginTexts);
  const sentences = useTexts(signInErrorsTexts);
  const isHydrated = useHydrated();
  // The page may be here before the reason is: supabase-js drops a refused session at once.
  const why = useSyncExternalStore(onWhyEnded, whyEnded, () => undefined);
  const { state, search } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) bringToFocus(notice.current, "nearest");
  }, [trouble]);

  if (trouble) {
    // In English the server's own sentence is shown (docs/requirements.md R8.1).
    const sentence =
      trouble.kind === "server"
        ? t.fromServer[trouble.code as keyof typeof t.fromServer] || trouble.message
        : sentences[trouble.kind];
    return (
      <div ref={notice} tabIndex={-1} className="mt-6">
        <Notice kind="bad" title={sentence}>
          {trouble.kind === "server" && trouble.code === "email_not_confirmed" && (
            <SiteLink to="/account/confirm?type=signup" className="inline-link">
              {t.confirm}
            </SiteLink>
          )}
        </Notice>
      </div>
    );
  }
  if (isHydrated && state?.signedOut) {
    return <Notice kind="good" title={t.signedOut} className="mt-6" />;
  }
  if (isHydrated && isProfileDeleted()) {
    return <Notice kind="warn" title={sentences.deleted} className="mt-6" />;
  }
  const areDraftsKept = isHydrated && cameFromOffice(search) && hasDrafts();
  if (why || areDraftsKept) {
    return (
      <Notice
        kind={why ? "warn" : "plain"}
        title={why ? t.ended[why] : t.interrupted}
        className="mt-6"
      >
        {areDraftsKept && <p>{t.draftsKept}</p>}
      </Notice>
    );
  }
  return null;
}
