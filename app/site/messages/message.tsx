import messageTexts from "messages:site/messages/message";
import { Form, redirect } from "react-router";
import {
  getFamilyMessage,
  setMessageChoice,
} from "../../../data/family-messages/family-messages.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { ButtonRefusal } from "../../ui/refused-form.tsx";
import type { Route } from "./+types/message";

/** Private: the link in the email belongs to one address. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["token"] };

/** Opening the page changes nothing, because mail programs open links to inspect them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  return { message: await getFamilyMessage(supabase, url.searchParams.get("token") ?? "") };
}

/** Subscribes or unsubscribes the address, also by a mail program’s one-click unsubscribe (RFC 8058). */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { supabase } = context.get(pageRequestContext);
  const token = url.searchParams.get("token") ?? "";
  const wish = (await request.formData()).get("wish");
  if (await getFamilyMessage(supabase, token)) {
    await setMessageChoice(supabase, token, wish === "come");
  }
  return redirect(`/message?token=${encodeURIComponent(token)}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(messageTexts[metaLanguage(page)], page);

export default function FamilyMessage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const language = useLanguage();
  const t = messageTexts[language];
  const { message } = loaderData;
  if (!message) {
    return (
      <>
        <PageTop title={t.missing.title} lead={t.missing.fact} />
        <div className="page pt-8 pb-section">
          <Notices />
        </div>
      </>
    );
  }
  const { title, body, is_urgent, sent_at, is_taken_back, wants_messages } = message;
  return (
    <>
      <PageTop title={title} />
      <div className="page grid max-w-full gap-8 pt-8 pb-section">
        {is_taken_back && (
          <Notice kind="warn" title={t.takenBack}>
            <p>{t.takenBackFact}</p>
          </Notice>
        )}
        <article className="grid max-w-168 gap-4 border-t-2 border-ink pt-5 text-lead">
          <p className="numbers text-small text-ink-2">
            {is_urgent && <strong className="text-brick-700">{t.urgent} · </strong>}
            {t.sent(fullDate(sent_at, language))}
          </p>
          {body
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </article>
        <section aria-label={t.title} className="grid max-w-168 gap-3 border-t border-line pt-5">
          <div role="status">
            {wants_messages ? (
              <p className="text-ink-2">{t.wanted}</p>
            ) : (
              <Notice title={t.unwanted}>
                <p>{t.unwantedFact}</p>
              </Notice>
            )}
          </div>
          <ButtonRefusal refused={refused} />
          <Form method="post" className="no-print flex flex-wrap gap-3">
            <Button
              type="submit"
              name="wish"
              value={wants_messages ? "end" : "come"}
              variant={wants_messages ? "redOutline" : "primary"}
            >
              {wants_messages ? t.stop : t.again}
            </Button>
            <Notices />
          </Form>
        </section>
      </div>
    </>
  );
}

function Notices() {
  const t = messageTexts[useLanguage()];
  return (
    <ButtonLink to="/notices" variant="outline2">
      {t.notices}
    </ButtonLink>
  );
}
