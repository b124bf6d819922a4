import { campuses } from "../../../data/campuses.ts";
import { contactTopics } from "../../../data/contact-topics.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** The form that reaches the office. What it refuses keeps what was typed. */
export function MessageForm({
  refused,
  answer,
}: {
  refused: RefusedForm | undefined;
  answer: string | undefined;
}) {
  const field = (name: string) => ({
    name,
    defaultValue: refused?.values[name] ?? "",
    error: refused?.errors[name],
  });
  return (
    <section aria-labelledby="write" className="col-span-full lg:col-[5/13] xl:col-[6/13]">
      <h2 id="write" className="text-h3">
        Write to the school
      </h2>
      {answer && <p className="mt-3 mb-7 max-w-[36rem] text-ink-2">{answer}</p>}
      <SentForm id="message" to="/contact" refused={refused} send="Send the message">
        <Field label="Your name" {...field("name")} autoComplete="name" />
        <Field label="E-mail" {...field("email")} type="email" autoComplete="email" />
        <Field
          label="Telephone"
          optional
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          hint="If you would rather be called back"
        />
        <Field
          label="Campus"
          optional
          as="select"
          {...field("campus")}
          hint="Leave it if you are not sure"
        >
          <option value="">All campuses</option>
          {campuses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label="What it is about"
          as="select"
          {...field("topic")}
          defaultValue={refused?.values.topic ?? "general"}
          className="wide"
        >
          {contactTopics.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Field>
        <Field
          label="Message"
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
