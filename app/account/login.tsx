import { redirect, useNavigation } from "react-router";
import { getBackend } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { PageTop } from "../layout/page-top.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/login";
import { loginTexts } from "./login.texts.ts";
import { beginLogin, endLogin } from "./login-marker.ts";
import { destinationOf } from "./origin.ts";
import { PasswordForm } from "./password-form.tsx";
import { keepRole } from "./role.ts";
import { SecondFactorStep } from "./second-factor/second-factor-step.tsx";
import { useSession } from "./session.tsx";
import { type SignedIn, signIn } from "./sign-in.ts";
import { SignInError, troubleOf } from "./sign-in-errors.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(loginTexts[metaLanguage(page)], page);

/** The login page waits so long before it redirects: spec section 4, login flow, step 6. */
const redirectDelayMs = 1_000;

/** Refuses with what went wrong, asks for the second factor, or leads on (steps 5 and 6). */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { search } = new URL(request.url);
  const form = await request.clone().formData();
  const step = form.get("form");
  beginLogin();
  try {
    if (step) {
      const lead = (signedIn: SignedIn) => leadOn(signedIn, search);
      // Few come so far: who only looks at the page fetches none of it.
      const { takeSecondFactor } = await import("./second-factor/second-factor-action.ts");
      const answer = await takeSecondFactor(request, String(step), lead);
      return answer instanceof Response ? answer : { answer };
    }
    const signedIn = await signInWith(form);
    return signedIn.needsSecondFactor ? {} : await leadOn(signedIn, search);
  } catch (failure) {
    return { trouble: troubleOf(failure) };
  } finally {
    endLogin();
  }
}

async function signInWith(form: FormData) {
  const email = String(form.get("email") ?? "").trim();
  const password = String(form.get("password") ?? "");
  // Validation comes before any call: spec section 5.
  if (!email || !password) throw new SignInError("empty");
  const client = await getBackend().catch(() => {
    throw new SignInError("unreachable");
  });
  return signIn(client, { email, password });
}

async function leadOn(signedIn: SignedIn, search: string) {
  await keepRole(signedIn);
  await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
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
