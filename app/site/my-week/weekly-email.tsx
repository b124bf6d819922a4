import emailTexts from "messages:site/my-week/email";
import { Form, redirect } from "react-router";
import { myChoiceQuery } from "../../../data/calendar/my-week.ts";
import {
  confirmWeeklySubscription,
  endWeeklySubscription,
  getWeeklySubscription,
} from "../../../data/calendar/weekly-emails.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ButtonRefusal } from "../../ui/refused-form.tsx";
import type { Route } from "./+types/weekly-email";

/** Private: the emailed link belongs to one reader. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["token", "sent"] };

/** Opening the page changes nothing, because mail programs open links to inspect them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const token = url.searchParams.get("token");
  if (!token) return { state: url.searchParams.has("sent") ? "sent" : "ended", query: "" } as const;
  const found = await getWeeklySubscription(supabase, token);
  if (!found) return { state: "ended", query: "" } as const;
  return {
    state: found.isConfirmed ? "confirmed" : "asked",
    query: `?${myChoiceQuery(found)}`,
  } as const;
}

/** Confirms or ends the subscription; a mail program's one-click unsubscribe (RFC 8058) ends it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { supabase } = context.get(pageRequestContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const found = await getWeeklySubscription(supabase, token);
  const wish = (await request.formData()).get("wish");
  if (found && wish === "confirm") await confirmWeeklySubscription(supabase, token);
  else if (found) await endWeeklySubscription(supabase, token);
  return redirect(`/my-week/letter?token=${encodeURIComponent(token)}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(emailTexts[metaLanguage(page)], page);

export default function WeeklyEmail({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useTexts(emailTexts);
  const { state, query } = loaderData;
  return (
    <>
      <PageTop title={t[state].title} />
      <div className="page grid gap-8 pt-8 pb-section">
        <ButtonRefusal refused={refused} />
        <div className="grid max-w-152 gap-3 border-t-2 border-ink pt-5">
          <p>{t[state].fact}</p>
          {state === "sent" && <p>{t.sent.next}</p>}
        </div>
        <div className="no-print flex flex-wrap gap-3">
          {state === "asked" && <Wish of="confirm" variant="primary" label={t.asked.confirm} />}
          {(state === "asked" || state === "confirmed") && (
            <Wish of="end" variant="redOutline" label={t.stop} />
          )}
          <ButtonLink to={`/my-week${query}`} variant="outline2">
            {t.week}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Wish({
  of,
  variant,
  label,
}: {
  of: "confirm" | "end";
  variant: "primary" | "redOutline";
  label: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="wish" value={of} />
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </Form>
  );
}
