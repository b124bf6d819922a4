import messageFormTexts from "messages:site/contact/messageForm";
import type { ReactNode } from "react";
import { contactTopics } from "../../../data/forms/contact-topics.ts";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** The form that reaches the office. What it refuses keeps what was typed. */
export function MessageForm({
  refused,
  answer,
}: {
  refused: RefusedForm | undefined;
  answer: ReactNode;
}) {
  const language = useLanguage();
  const t = messageFormTexts[language];
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section aria-labelledby="write" className="col-span-full lg:col-[5/13] xl:col-[6/13]">
      <h2 id="write" className="mb-7 text-h3">
        {t.title}
      </h2>
      {answer && <p className="-mt-4 mb-7 max-w-[36rem] text-ink-2">{answer}</p>}
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
          choices={listIn(campuses, language)}
        />
        <Field
          label={t.topic}
          as="select"
          {...field("topic")}
          defaultValue={refused?.values.topic ?? "general"}
          choices={listIn(contactTopics, language)}
          className="wide"
        />
        <Field
          label={t.message}
          as="textarea"
          {...field("message")}
          maxLength={4000}
          className="wide"
        />
        <Consent refused={refused} />
      </SentForm>
    </section>
  );
}
