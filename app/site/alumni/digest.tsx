import digestTexts from "messages:site/alumni/digest";
import { Form, redirect } from "react-router";
import { endAlumniDigest, isAlumniDigestWanted } from "../../../data/alumni/digest.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ButtonRefusal } from "../../ui/refused-form.tsx";
import type { Route } from "./+types/digest";

/** Private: the link in the email belongs to one reader. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["token"] };

/** Opening the page changes nothing, because mail programs open links to inspect them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const isWanted = await isAlumniDigestWanted(supabase, url.searchParams.get("token") ?? "");
  return { state: isWanted === null ? "missing" : isWanted ? "comes" : "ended" } as const;
}

/** Unsubscribes by the button or by a mail program’s one-click unsubscribe (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { supabase } = context.get(pageRequestContext);
  const token = url.searchParams.get("token") ?? "";
  if (await isAlumniDigestWanted(supabase, token)) await endAlumniDigest(supabase, token);
  return redirect(`/alumni/letter?token=${encodeURIComponent(token)}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(digestTexts[metaLanguage(page)], page);

export default function AlumniDigest({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useTexts(digestTexts);
  const { state } = loaderData;
  return (
    <>
      <PageTop title={t[state].title} lead={t[state].fact} />
      <div className="page no-print grid gap-6 pt-8 pb-section">
        <ButtonRefusal refused={refused} />
        <div className="flex flex-wrap gap-3">
          {state === "comes" && (
            <Form method="post">
              <Button type="submit" variant="redOutline">
                {t.stop}
              </Button>
            </Form>
          )}
          <ButtonLink to="/alumni/profile" variant="outline2">
            {t.profile}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
