import loginTexts from "messages:account/login";
import signInErrorsTexts from "messages:account/signInErrors";
import { useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { useHydrated } from "../ui/browser-state.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { isProfileDeleted } from "./deleted-flag.ts";
import type { SignInTrouble } from "./sign-in-errors.ts";

/** Address and password. Without a script, or before it runs, nothing is sent: signing in needs one. */
export function PasswordForm({ trouble }: { trouble: SignInTrouble | undefined }) {
  const t = useTexts(loginTexts);
  const isHydrated = useHydrated();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Standing trouble={isBusy ? undefined : trouble} />
      <Form method="post" noValidate className="mt-7 grid gap-6">
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
            className="min-w-48 max-sm:w-full"
          >
            {isBusy ? t.signingIn : t.signIn}
          </Button>
          <SiteLink to="/account/forgot-password" className="inline-link min-h-11 items-center">
            {t.forgot}
          </SiteLink>
        </div>
      </Form>
      <p className="mt-9 border-t border-line pt-5 text-ink-2">
        {t.noAccount}{" "}
        <SiteLink to="/alumni/register" className="inline-link">
          {t.register}
        </SiteLink>
      </p>
    </>
  );
}

/** What went wrong, or how the person came here. */
function Standing({ trouble }: { trouble: SignInTrouble | undefined }) {
  const t = useTexts(loginTexts);
  const sentences = useTexts(signInErrorsTexts);
  const isHydrated = useHydrated();
  const { state } = useLocation();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.scrollIntoView({ block: "nearest" });
  }, [trouble]);

  if (trouble) {
    const sentence =
      trouble.kind === "server"
        ? (t.fromServer[trouble.code as keyof typeof t.fromServer] ?? trouble.message)
        : sentences[trouble.kind];
    return (
      <div ref={notice} className="mt-6">
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
  return null;
}
