import startTexts from "messages:site/guardian/start";
import { redirect, useSearchParams } from "react-router";
import {
  createGuardianLink,
  guardianAddressSchema,
  guardianMailboxSchema,
} from "../../../data/consent/guardian-access.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DoneNotice } from "../../ui/refused-form.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/start";

export const handle: PageHandle = { unlisted: true, query: ["news"] };

export function loader({ context }: Route.LoaderArgs) {
  return { hasPhones: context.get(pageRequestContext).site.hasPhones };
}

export async function action(call: Route.ActionArgs) {
  const { hasPhones } = call.context.get(pageRequestContext).site;
  const { refusal } = await takePublicForm(call, {
    form: "guardian_link",
    prefix: "GUA",
    schema: hasPhones ? guardianAddressSchema : guardianMailboxSchema,
    save: async ({ address }, { supabase }) => {
      await createGuardianLink(supabase, address);
      return "sent";
    },
  });
  // The same for every address, so that nobody learns whom the school knows.
  return refusal ?? redirect("/guardian?news=sent", 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(startTexts[metaLanguage(page)], page);

/** Where a guardian asks for a personal link. */
export default function GuardianStart({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { hasPhones } = loaderData;
  const t = useTexts(startTexts);
  const [query] = useSearchParams();
  const news = query.get("news");
  return (
    <>
      <PageTop title={t.title} lead={hasPhones ? t.leadPhone : t.lead} />
      <div className="page pt-8 pb-section">
        <div className="grid max-w-136 gap-8">
          {news === "sent" && (
            <DoneNotice title={t.sent}>
              <p>{hasPhones ? t.sentFactPhone : t.sentFact}</p>
            </DoneNotice>
          )}
          {news === "ended" && (
            <DoneNotice title={t.ended}>
              <p>{t.endedFact}</p>
            </DoneNotice>
          )}
          {news === "closed" && (
            <Notice title={t.closed}>
              <p>{t.closedFact}</p>
            </Notice>
          )}
          <SentForm id="link-form" proven to="/guardian" refused={refused} send={t.send}>
            <Field
              label={hasPhones ? t.emailOrPhone : t.email}
              name="address"
              type={hasPhones ? "text" : "email"}
              hint={hasPhones ? t.hintPhone : t.hint}
              defaultValue={refused?.values.address}
              error={refused?.errors.address}
              autoComplete={hasPhones ? "on" : "email"}
              className="wide"
            />
          </SentForm>
          <p>
            <CutLink to="/privacy/children" arrow>
              {t.more}
            </CutLink>
          </p>
          <section
            aria-labelledby="paper"
            className="grid justify-items-start gap-3 border-t border-line pt-6"
          >
            <h2 id="paper" className="text-h3">
              {t.paper}
            </h2>
            <p>{t.paperFact}</p>
            <ButtonLink to="/contact" variant="outline2">
              {t.contact}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  );
}
