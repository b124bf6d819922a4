import contactTexts from "messages:site/contact/contact";
import { redirect } from "react-router";
import {
  contactMessageSchema,
  createContactMessage,
  getContactPage,
} from "../../../data/forms/contact.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import type { Route } from "./+types/contact";
import { CampusPlaces } from "./campus-places.tsx";
import { MessageForm } from "./message-form.tsx";
import { OfficeHours } from "./office-hours.tsx";
import "./contact.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { content: await getContactPage(supabase, language) };
}

export async function action(call: Route.ActionArgs) {
  const { reference, refusal } = await takePublicForm(call, {
    form: "contact",
    prefix: "MSG",
    schema: contactMessageSchema,
    save: (sent, { supabase, language }) => createContactMessage(supabase, sent, language),
  });
  return refusal ?? redirect(`/contact/received?reference=${reference}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(contactTexts[metaLanguage(page)], page);

export default function Contact({ loaderData: { content }, actionData }: Route.ComponentProps) {
  const { school } = useSharedData();
  const t = useTexts(contactTexts);
  const { lang } = useLangOf(content?.language ?? "en");
  return (
    <>
      <PageTop title={t.title} lead={content ? <span lang={lang}>{content.lead}</span> : t.lead} />
      <EnglishPage language={content?.language} />
      <CampusPlaces school={school} places={content?.places ?? {}} lang={lang} />
      <div className="page columns-12 gap-y-14 pt-[calc(var(--spacing-section)*0.7)] pb-section">
        <OfficeHours school={school} hours={content?.hours ?? []} lang={lang} />
        <MessageForm
          refused={actionData}
          answer={content && <span lang={lang}>{content.answer}</span>}
        />
      </div>
    </>
  );
}
