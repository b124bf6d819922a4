import adminTexts from "messages:admin/admin/admin";
import holdTexts from "messages:admin/retention/holds";
import kindTexts from "messages:names/holdKinds";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createHold, holdKinds, holdSchema, listHolds } from "../../../data/retention/holds.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { retentionKey } from "../query-keys.ts";
import type { Route } from "./+types/holds-page";
import { HoldEntry } from "./hold-entry.tsx";
import { RetentionHead } from "./retention-head.tsx";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(holdTexts[language].title), description }, page);
};

/** Data kept for a legal case, whatever its retention period. */
export default function HoldsPage() {
  const t = useTexts(holdTexts);
  const holds = useQuery({
    queryKey: [...retentionKey, "holds"],
    queryFn: async () => listHolds(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <RetentionHead title={t.title} lead={t.lead} />
      <NewHold />
      {holds.isPending && <Skeleton className="h-40" />}
      {holds.isError && <LoadFailed retry={() => void holds.refetch()} />}
      {holds.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {holds.data && holds.data.length > 0 && (
        <section aria-label={t.list} className="about-row">
          {/* Releasing a hold removes its form, so the focus comes here. */}
          <h2 id="holds" tabIndex={-1}>
            {t.list}
          </h2>
          <ul className="grid gap-6">
            {holds.data.map((hold) => (
              <HoldEntry key={hold.id} hold={hold} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NewHold() {
  const t = useTexts(holdTexts);
  const kinds = useTexts(kindTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, errors, trouble, isBusy } = useCheckedForm(
    holdSchema,
    async (values, form) => {
      await createHold(await getBackend(), values);
      showToast({ message: t.saved });
      form.reset();
      await queries.invalidateQueries({ queryKey: retentionKey });
    },
    ({ code }) => (code === "PT404" ? { field: "subject", sentence: t.noSubject } : undefined),
  );
  return (
    <section aria-label={t.add} className="about-row">
      <h2>{t.add}</h2>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid max-w-160" onSubmit={submit}>
        <RadioField
          label={t.kind}
          name="kind"
          defaultValue="student"
          error={errors.kind}
          choices={holdKinds.map((id) => ({ id, name: kinds[id] }))}
        />
        <Field
          label={t.subject}
          hint={t.subjectHint}
          {...field("subject")}
          maxLength={254}
          autoComplete="off"
        />
        <Field label={t.ends} hint={t.endsHint} type="date" {...field("ends_on")} optional />
        <Field
          as="textarea"
          rows={3}
          className="wide"
          label={t.reason}
          hint={t.reasonHint}
          {...field("reason")}
          maxLength={500}
        />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
