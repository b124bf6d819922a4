import myWeekTexts from "messages:site/my-week/myWeek";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import { Consent } from "../../ui/consent.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** The wish for a letter every week: a first letter asks whether it was meant. */
export function LetterForm({ to, refused }: { to: string; refused: RefusedForm | undefined }) {
  const t = useTexts(myWeekTexts);
  return (
    <section aria-labelledby="letter-title" className="col-span-full lg:col-[9/-1]">
      <h2 id="letter-title" className="text-h3">
        {t.letter}
      </h2>
      <p className="mt-3 mb-6 text-ink-2">{t.letterLead}</p>
      <SentForm id="letter" to={to} refused={refused} send={t.send} proven>
        <Field
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={refused?.values.email ?? ""}
          error={refused?.errors.email}
          className="wide"
        />
        <Consent refused={refused} />
      </SentForm>
    </section>
  );
}
