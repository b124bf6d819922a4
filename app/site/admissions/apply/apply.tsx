import applyTexts from "messages:site/admissions/apply";
import { redirect } from "react-router";
import {
  applicationStartSchema,
  createApplication,
  getApplicantFamily,
} from "../../../../data/admissions/applications.ts";
import { nextSession } from "../../../../data/school/grades.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takePublicForm } from "../../../connection/public-form.ts";
import { useTexts } from "../../../language/texts.ts";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { Consent } from "../../../ui/consent.tsx";
import { KeptTyping } from "../../../ui/kept-typing.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fieldsOf } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import { GuardianFields } from "../child-and-guardian.tsx";
import type { Route } from "./+types/apply";
import { ApplicationSteps } from "./application-steps.tsx";
import { RememberedHere } from "./remembered-here.tsx";
import { WhatComesNext } from "./what-comes-next.tsx";

/** Private: a family’s token fills in its details. */
export const handle: PageHandle = { private: true, query: ["enquiry", "family"] };

/** `enquiry` is the reference of an enquiry that the application follows, `family` the token of another one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const family = await getApplicantFamily(supabase, url.searchParams.get("family") ?? "");
  const enquiry = /^ADM-[A-Z0-9-]{4,16}$/.exec(url.searchParams.get("enquiry") ?? "")?.[0] ?? null;
  return { family, enquiry, session: nextSession(new Date()).name };
}

/** Begins the application. Who sent the same form before is not told its token: the email has the link. */
export async function action(call: Route.ActionArgs) {
  let token = "";
  const { reference, refusal } = await takePublicForm(call, {
    form: "application",
    prefix: "APP",
    schema: applicationStartSchema,
    save: async (sent, { supabase, language }) => {
      const begun = await createApplication(supabase, sent, language);
      token = begun.token;
      return begun.reference;
    },
  });
  if (refusal) return refusal;
  return redirect(
    token
      ? `/admissions/application?key=${token}`
      : `/admissions/apply/received?reference=${reference}&status=begun`,
    303,
  );
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(applyTexts[metaLanguage(page)], page);

export default function Apply({
  loaderData: { family, enquiry, session },
  actionData: refused,
}: Route.ComponentProps) {
  const t = useTexts(applyTexts);
  const field = fieldsOf(refused, family ?? {});
  const followed = refused ? refused.values.enquiry : enquiry;
  return (
    <>
      <div className="apply-top">
        <PageTop title={t.title} lead={t.lead(session)} />
        <GoodToKnow />
      </div>
      <div className="page apply-page pt-8 pb-section">
        <RememberedHere />
        <ApplicationSteps at="you" />
        <div className="apply-form apply-start">
          <KeptTyping name="you">
            <SentForm
              id="application"
              proven
              to="/admissions/apply"
              refused={refused}
              send={t.send}
            >
              {family && !refused && <Notice className="wide" title={t.family} />}
              {followed && (
                <p className="wide numbers">
                  {t.enquiry(followed)}
                  <input type="hidden" name="enquiry" value={followed} />
                </p>
              )}
              <h2 className="wide">{t.yourPart}</h2>
              <GuardianFields field={field} />
              <Consent refused={refused} />
            </SentForm>
          </KeptTyping>
        </div>
        <aside aria-labelledby="next" className="apply-next">
          <WhatComesNext />
        </aside>
      </div>
    </>
  );
}

/** Before one begins: what it takes, what it costs, and whether it is the right page. */
function GoodToKnow() {
  const t = useTexts(applyTexts).aside;
  return (
    <section aria-labelledby="good-to-know" className="apply-facts">
      <h2 id="good-to-know" className="text-h4">
        {t.title}
      </h2>
      <ul>
        {t.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          {t.first}{" "}
          <SiteLink to="/admissions#enquiry" className="inline-link">
            {t.enquire}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
