import loginTexts from "messages:account/login";
import { redirect, useNavigation } from "react-router";
import { getBackend } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/login";
import { beginLogin, endLogin } from "./login-marker.ts";
import { destinationOf } from "./origin.ts";
import { PasswordForm } from "./password-form.tsx";
import { keepRole } from "./role.ts";
import { type SecondFactorAnswer, SecondFactorStep } from "./second-factor/second-factor-step.tsx";
import { useSession } from "./session.tsx";
import { type SignedIn, signIn } from "./sign-in.ts";
import { SignInError, type SignInTrouble, troubleOf } from "./sign-in-errors.ts";
import { withinSignInLimit } from "./sign-in-limit.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(loginTexts[metaLanguage(page)], page);

/** The login page waits so long before it redirects: docs/requirements.md R4.6, step 6. */
const redirectDelayMs = 1_000;

/** What the page gets back: the second factor's own answer, or why nobody is signed in. */
type LoginAnswer = { answer?: SecondFactorAnswer; trouble?: SignInTrouble };

/** Refuses with what went wrong, asks for the second factor, or leads on (steps 5 and 6). */
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
  // Few come so far: who only looks at the page fetches none of it.
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
  // The step stays until the page is left, although its session is whole a second earlier.
  const isLeading = useNavigation().formData?.has("form");
  const t = useTexts(loginTexts);
  return (
    <>
      <PageTop title={t.title} />
      <div className="page grid gap-x-[clamp(2.5rem,7vw,8rem)] gap-y-12 pt-9 pb-section md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        {needsSecondFactor || isLeading ? (
          <SecondFactorStep answer={actionData?.answer} />
        ) : (
          <section aria-labelledby="welcome" className="border-t-2 border-ink pt-6">
            <h2 id="welcome" className="text-h3">
              {t.welcome}
            </h2>
            <p className="mt-2 text-ink-2">{t.lead}</p>
            <PasswordForm trouble={actionData?.trouble} />
          </section>
        )}
        <Picture
          src="/prints/events/alumni-homecoming.svg"
          alt={t.picture}
          width={1600}
          height={1000}
          className="max-md:hidden md:min-h-[28rem]"
        />
      </div>
    </>
  );
}
