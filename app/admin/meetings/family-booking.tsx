import adminTexts from "messages:admin/admin/admin";
import dayTexts from "messages:admin/meetings/day";
import { type FormEvent, useState } from "react";
import type { readHosts, Slot } from "../../../data/meetings/meetings.ts";
import { bookForFamily, familyBookingSchema } from "../../../data/meetings/meetings-office.ts";
import type { Grade } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { timeSpan } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { bookingRefusal } from "./booking-refusal.ts";

type Errors = Partial<Record<string, string>>;

/** Books a time for a family that calls. */
export function FamilyBooking({
  meetingId,
  kind,
  grades,
  hosts,
  slots,
  onBooked,
}: {
  meetingId: string;
  kind: string;
  /** The classes that the meeting is for. */
  grades: readonly Grade[];
  hosts: ReturnType<typeof readHosts>;
  slots: readonly Slot[];
  onBooked: () => Promise<void>;
}) {
  const language = useLanguage();
  const t = dayTexts[language];
  const admin = useTexts(adminTexts);
  const [host, setHost] = useState(hosts[0]?.id ?? "");
  const [errors, setErrors] = useState<Errors>({});
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const free = slots.filter((slot) => slot.host === host && slot.is_free);
  const isVisit = kind === "visit";

  const book = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = familyBookingSchema.safeParse(Object.fromEntries(new FormData(form)));
    const refused = (checked.error?.issues ?? []).map(({ path }) => String(path[0]));
    setErrors(Object.fromEntries(refused.map((name) => [name, sentenceOf(name, t, admin)])));
    setSaid("");
    if (!checked.data) return;
    setBusy(true);
    try {
      const reference = await bookForFamily(await getBackend(), meetingId, checked.data);
      form.reset();
      setSaid(t.added(reference));
      await onBooked();
    } catch (failure) {
      const refusal = failure as Parameters<typeof bookingRefusal>[0];
      const name = refusal.details === "slot" ? "starts_at" : (refusal.details ?? "");
      if (refusal.code === "22023") setErrors({ [name]: bookingRefusal(refusal, language) });
      else setSaid(failureSentence(failure, admin));
      if (name === "starts_at") await onBooked();
    }
    setBusy(false);
  };
  const field = (name: string) => ({ name, ...(errors[name] && { error: errors[name] }) });
  return (
    <details className="family-booking no-print">
      <summary>{t.addTitle}</summary>
      <form noValidate onSubmit={book} className="form-grid">
        <Field
          label={t.host}
          as="select"
          name="host"
          value={host}
          onChange={({ target }) => setHost(target.value)}
          choices={hosts.map(({ id, name }) => ({ id, name }))}
        />
        <Field
          label={t.slot}
          as="select"
          {...field("starts_at")}
          none={free.length > 0 ? t.choose : t.full}
          choices={free.map(({ starts_at }) => ({
            id: starts_at,
            name: timeSpan(starts_at, null, language),
          }))}
        />
        <Field label={t.name} {...field("name")} autoComplete="off" />
        <Field label={t.phone} {...field("phone")} type="tel" autoComplete="off" />
        <Field label={t.child} {...field("child_name")} optional={isVisit} autoComplete="off" />
        <Field
          label={t.grade}
          as="select"
          {...field("grade")}
          optional={isVisit}
          none={t.choose}
          choices={grades.map(({ stored, name }) => ({ id: stored, name }))}
        />
        <Field
          label={t.email}
          {...field("email")}
          type="email"
          optional
          autoComplete="off"
          hint={t.emailHint}
          className="wide"
        />
        <div className="wide flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={isBusy}>
            {t.add}
          </Button>
          <p role="status" className="font-semibold">
            {said}
          </p>
        </div>
      </form>
    </details>
  );
}

function sentenceOf(
  name: string,
  t: (typeof dayTexts)["en"],
  admin: (typeof adminTexts)["en"],
): string {
  const words: Record<string, string> = t.missing;
  return words[name] ?? admin.refusals.missing;
}
