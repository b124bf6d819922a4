import replyTexts from "messages:site/invites/reply";
import { data, isRouteErrorResponse, redirect } from "react-router";
import {
  acceptEventOffer,
  cancelEventRsvp,
  changedRsvpSchema,
  getEventRsvp,
  updateEventRsvp,
} from "../../../../data/events/event-rsvps.ts";
import { getEvent } from "../../../../data/events/events.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takeForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/failed-page.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { qrPath } from "../../qr-path.ts";
import type { Route } from "./+types/reply";
import { DoorCode } from "./door-code.tsx";
import { ReplyChanges } from "./reply-changes.tsx";
import { ReplyFacts } from "./reply-facts.tsx";
import { ReplyStatus } from "./reply-status.tsx";
import "../invites.css";

/** Private: whoever has the key holds the reply. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["key", "done"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

/** Opening the link changes nothing: mail programs open links before people do. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const rsvp = await getEventRsvp(supabase, key);
  if (!rsvp) throw data(null, { status: 404 });
  // The event was renamed since the letter.
  if (rsvp.slug !== params.slug) throw redirect(`/invites/${rsvp.slug}/reply?key=${key}`);
  const event = await getEvent(supabase, rsvp.slug, language);
  if (!event) throw data(null, { status: 404 });
  const done = url.searchParams.get("done");
  const code = qrPath(rsvp.reference);
  return { key, rsvp, event, code, done, crumbs: [event.title, replyTexts[language].title] };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const here = `/invites/${params.slug}/reply?key=${encodeURIComponent(key)}`;
  const to = (done: string) => redirect(`${here}&done=${done}`, 303);
  const errand = (await request.clone().formData()).get("do");
  try {
    if (errand === "accept") {
      await acceptEventOffer(supabase, key);
      return to("accepted");
    }
    if (errand === "cancel") {
      await cancelEventRsvp(supabase, key);
      return to("cancelled");
    }
    const event = await getEvent(supabase, params.slug, language);
    if (!event) throw data(null, { status: 404 });
    const { reference, refusal } = await takeForm(
      request,
      changedRsvpSchema(event),
      language,
      async (sent) => (await updateEventRsvp(supabase, key, sent, event.questions)).reference,
    );
    return reference ? to("changed") : refusal;
  } catch (failure) {
    if ((failure as { details?: string }).details !== "offer_over") throw failure;
    const message = replyTexts[language].offerGone;
    return data({ values: {}, errors: {}, message }, { status: 409 });
  }
}

export const meta: Route.MetaFunction = (page) => pageMeta(replyTexts[metaLanguage(page)], page);

export default function Reply({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(replyTexts);
  const { key, rsvp, event, code, done } = loaderData;
  const to = `/invites/${event.slug}/reply?key=${key}`;
  const isAhead = !event.isOver && !event.cancelled_at;
  const isChangeable = isAhead && rsvp.status !== "cancelled";
  const isOpen = event.replies === "open" || event.replies === "waiting list";
  // Said in the form where there is one that was refused, else above.
  const isOfForm = isChangeable && isOpen && Object.keys(actionData?.values ?? {}).length > 0;
  return (
    <>
      <PageTop title={t.title} />
      <div className="page reply-page pt-8 pb-section">
        <div className="grid content-start gap-8">
          <ReplyStatus
            rsvp={rsvp}
            event={event}
            to={to}
            done={done}
            problem={isOfForm ? undefined : actionData?.message}
          />
          <ReplyFacts rsvp={rsvp} event={event} />
        </div>
        {rsvp.status === "going" && isAhead && <DoorCode rsvp={rsvp} code={code} />}
        {isChangeable && (
          <ReplyChanges
            rsvp={rsvp}
            event={event}
            to={to}
            isOpen={isOpen}
            refused={isOfForm ? actionData : undefined}
          />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useTexts(replyTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: `/invites/${params.slug}`, label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}
