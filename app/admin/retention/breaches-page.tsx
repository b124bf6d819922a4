import adminTexts from "messages:admin/admin/admin";
import breachTexts from "messages:admin/retention/breaches";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { breachSchema, createBreach, listBreaches } from "../../../data/retention/breaches.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { consentsKey, retentionKey } from "../query-keys.ts";
import type { Route } from "./+types/breaches-page";
import { BreachEntry } from "./breach-entry.tsx";
import { BreachProgress } from "./breach-progress.tsx";
import { RetentionHead } from "./retention-head.tsx";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(breachTexts[language].title), description }, page);
};

/** The register of breaches of personal data. */
export default function BreachesPage() {
  const t = useTexts(breachTexts);
  const breaches = useQuery({
    queryKey: [...retentionKey, "breaches"],
    queryFn: async () => listBreaches(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <RetentionHead title={t.title} lead={t.lead} />
      <p className="mb-8">
        <SiteLink to="/admin/privacy#breach" className="admin-quiet-link">
          {t.steps}
        </SiteLink>
      </p>
      {breaches.isPending && <Skeleton className="h-40" />}
      {breaches.isError && <LoadFailed retry={() => void breaches.refetch()} />}
      {breaches.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {breaches.data && breaches.data.length > 0 && (
        <section aria-label={t.list} className="about-row">
          <h2>{t.list}</h2>
          <ul className="grid gap-8">
            {breaches.data.map((breach) => (
              <BreachEntry key={breach.id} breach={breach} />
            ))}
          </ul>
        </section>
      )}
      <NewBreach />
    </>
  );
}

function NewBreach() {
  const t = useTexts(breachTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, trouble, isBusy } = useCheckedForm(breachSchema, async (values, form) => {
    await createBreach(await getBackend(), values);
    showToast({ message: t.saved });
    form.reset();
    await queries.invalidateQueries({ queryKey: retentionKey });
    await queries.invalidateQueries({ queryKey: consentsKey });
  });
  return (
    <section aria-label={t.add} className="about-row mt-8">
      <h2>{t.add}</h2>
      <p>{t.addFact}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid max-w-160" onSubmit={submit}>
        <Field label={t.noticed} type="date" {...field("noticed_on")} />
        <Field
          as="textarea"
          rows={4}
          className="wide"
          label={t.what}
          hint={t.whatHint}
          {...field("what")}
          maxLength={4000}
        />
        <Field
          as="textarea"
          rows={2}
          className="wide"
          label={t.affected}
          hint={t.affectedHint}
          {...field("affected")}
          maxLength={1000}
        />
        <BreachProgress field={field} />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
    </section>
  );
}
