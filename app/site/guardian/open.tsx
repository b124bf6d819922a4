import openTexts from "messages:site/guardian/open";
import { Form, redirect } from "react-router";
import {
  guardianCodeSchema,
  openGuardianPage,
  sendGuardianCode,
} from "../../../data/consent/guardian-access.ts";
import { isLinkKey } from "../../../data/forms/ids.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { fieldRefusal } from "../../connection/refusal-sentences.ts";
import { type RefusedForm, takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ButtonRefusal, DoneNotice } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import type { Route } from "./+types/open";
import { sessionCookie } from "./session.ts";

/** Private: the link belongs to one mailbox. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["key", "news"] };

const news = ["sent", "many", "gone"] as const;

/** Opening the link does nothing; only asking for a code shows whether the link is valid. */
export async function loader({ url }: Route.LoaderArgs) {
  const key = url.searchParams.get("key") ?? "";
  const said = news.find((one) => one === url.searchParams.get("news"));
  return { key, said: isLinkKey(key) ? said : ("gone" as const) };
}

const pageOf = (key: string) => `/guardian/open?key=${encodeURIComponent(key)}`;

export async function action({ context, request, url }: Route.ActionArgs) {
  const { supabase, language, site } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  if ((await request.clone().formData()).get("do") === "send") {
    const outcome = await sendGuardianCode(supabase, key, language);
    return redirect(`${pageOf(key)}&news=${outcome}`, 303);
  }
  let session = "";
  const { refusal } = await takeForm(request, guardianCodeSchema, language, async ({ code }) => {
    const opened = await openGuardianPage(supabase, key, code);
    if (opened.status === "gone") throw codeGone;
    if (!opened.session) throw fieldRefusal("code", "one_time_code_wrong");
    session = opened.session;
    return session;
  });
  const headers = { "set-cookie": sessionCookie(session, site) };
  return refusal ?? redirect("/guardian/children", { status: 303, headers });
}

/** Shaped like the database's refusal of a form. */
const codeGone = { code: "PT409", details: "guardian_code_gone" };

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(openTexts[metaLanguage(page)], page);

/** Sends a code to the mailbox of the link, and opens the page with it. */
export default function GuardianOpen({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useTexts(openTexts);
  const { key, said } = loaderData;
  if (said === "gone") {
    return (
      <>
        <PageTop title={t.gone.title} lead={t.gone.fact} />
        <div className="page pt-8 pb-section">
          <ButtonLink to="/guardian">{t.gone.action}</ButtonLink>
        </div>
      </>
    );
  }
  const isSent = said !== undefined;
  const to = isSent ? `${pageOf(key)}&news=${said}` : pageOf(key);
  const isOfForm = refused !== undefined && "code" in refused.values;
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <div className="grid max-w-136 justify-items-start gap-8">
          {said === "many" && <Notice kind="bad" title={t.many} />}
          {said === "sent" && !refused && (
            <DoneNotice title={t.sent}>
              <p>{t.sentFact}</p>
            </DoneNotice>
          )}
          <ButtonRefusal refused={isOfForm ? undefined : refused} />
          {isSent && <CodeForm to={to} refused={isOfForm ? refused : undefined} />}
          <Form method="post" action={to} className="grid justify-items-start gap-3">
            {!isSent && <p>{t.fact}</p>}
            <Button
              type="submit"
              name="do"
              value="send"
              variant={isSent ? "outline2" : "primary"}
              size="large"
            >
              {isSent ? t.again : t.ask}
            </Button>
          </Form>
        </div>
      </div>
    </>
  );
}

function CodeForm({ to, refused }: { to: string; refused: RefusedForm | undefined }) {
  const t = useTexts(openTexts);
  return (
    <SentForm id="code-form" to={to} refused={refused} send={t.enter}>
      <Field
        label={t.code}
        name="code"
        hint={t.hint}
        defaultValue={refused?.values.code}
        error={refused?.errors.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="wide"
      />
    </SentForm>
  );
}
