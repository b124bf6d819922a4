import contactTexts from "messages:site/contact/contact";
import { redirect } from "react-router";
import {
  contactMessageSchema,
  createContactMessage,
  getContactPage,
} from "../../../data/forms/contact.ts";
import { type BusRoute, listBusRoutes } from "../../../data/transport/bus-routes.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import type { Route } from "./+types/contact";
import { type BusesByCampus, CampusPlaces } from "./campus-places.tsx";
import { LetterStamp } from "./letter-stamp.tsx";
import { OfficeHours } from "./office-hours.tsx";
import "./contact.css";
import messageFormTexts from "messages:site/contact/messageForm";
import type { ReactNode } from "react";
import { campusesIn, campusIds } from "../../../data/school/campuses.ts";
import { choicesIn } from "../../../data/school/choices.ts";
import { getTeacherName } from "../../../data/school/teachers.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { KeptTyping } from "../../ui/kept-typing.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

export const handle: PageHandle = { query: ["teacher"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, routes, teacher] = await Promise.all([
    getContactPage(supabase, language),
    listBusRoutes(supabase, language),
    getTeacherName(supabase, url.searchParams.get("teacher"), language),
  ]);
  const topics = choicesIn("contact_topics", language);
  return { content, teacher, topics, buses: busesByCampus(routes) };
}

/** How many routes reach each campus, and when the first stop of all is. */
function busesByCampus(routes: readonly BusRoute[]): BusesByCampus {
  return Object.fromEntries(
    campusIds().map((id) => {
      const own = routes.filter(({ campuses }) => campuses.includes(id));
      const times = own.flatMap(({ stops }) => stops.map(({ morning }) => morning));
      return [id, { routes: own.length, first: times.toSorted()[0] ?? null }];
    }),
  );
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

export default function Contact({
  loaderData: { content, teacher, topics, buses },
  actionData,
}: Route.ComponentProps) {
  const edit = useEditMark();
  const { school } = useSharedData();
  const t = useTexts(contactTexts);
  const { lang } = useLangOf(content?.language ?? "en");
  return (
    <>
      <PageTop
        edits={edit?.("content", "contact", "lead")}
        title={t.title}
        lead={content ? <span lang={lang}>{content.lead}</span> : t.lead}
      />
      <EnglishPage language={content?.language} />
      <CampusPlaces school={school} places={content?.places ?? {}} buses={buses} lang={lang} />
      <div className="mt-section-70 bg-paper-sunk">
        <div className="page columns-12 gap-y-12 py-section-70">
          <OfficeHours school={school} hours={content?.hours ?? []} lang={lang} />
          <MessageForm
            refused={actionData}
            teacher={teacher}
            topics={topics}
            answer={content && <span lang={lang}>{content.answer}</span>}
          />
        </div>
      </div>
    </>
  );
}

/** The message form; after a refusal it keeps what was typed. */
function MessageForm({
  refused,
  teacher,
  topics,
  answer,
}: {
  refused: RefusedForm | undefined;
  /** Whom the message is for, if the visitor comes from the faculty. */
  teacher: string | null;
  topics: readonly { id: string; name: string }[];
  answer: ReactNode;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = messageFormTexts[language];
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section
      aria-labelledby="write"
      className="letter-sheet col-span-full lg:col-start-5 xl:col-start-6"
    >
      <h2 id="write" className="mb-7 pr-20 lg:pr-28">
        {t.title}
      </h2>
      <LetterStamp />
      {answer && (
        <p
          data-edit={edit?.("content", "contact", "answer")}
          className="-mt-4 mb-8 max-w-120 pr-16 text-ink-2 lg:pr-0"
        >
          {answer}
        </p>
      )}
      {teacher && <Notice title={t.handedOn(teacher)} className="mb-7" />}
      <KeptTyping name="contact" untilLeft>
        <SentForm id="message" proven to="/contact" refused={refused} send={t.send}>
          <Field label={t.name} {...field("name")} autoComplete="name" />
          <Field label={t.email} {...field("email")} type="email" autoComplete="email" />
          <Field
            label={t.phone}
            optional
            {...field("phone")}
            type="tel"
            autoComplete="tel"
            hint={t.phoneHint}
          />
          <Field
            label={t.campus}
            optional
            as="select"
            {...field("campus")}
            hint={t.campusHint}
            none={t.allCampuses}
            choices={campusesIn(language)}
          />
          <Field
            label={t.topic}
            as="select"
            {...field("topic")}
            defaultValue={refused?.values.topic ?? "general"}
            choices={topics}
            className="wide"
          />
          <Field
            label={t.message}
            as="textarea"
            {...field("message")}
            defaultValue={refused?.values.message ?? (teacher ? t.toTeacher(teacher) : "")}
            maxLength={4000}
            className="wide"
          />
          <Consent refused={refused} />
        </SentForm>
      </KeptTyping>
    </section>
  );
}
