import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { WrittenPurpose } from "../../../data/alumni/giving.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { useOpenedForm } from "../../ui/opened-form.ts";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading } from "../frame/page-parts.tsx";
import { alumni } from "../resources/alumni.tsx";
import type { Route } from "./+types/giving-page";
import { DueRefunds } from "./due-refunds.tsx";
import { GiftList } from "./gift-list.tsx";
import { GiftStatement } from "./gift-statement.tsx";
import { givingKey, purposesQuery } from "./giving-queries.ts";
import { PurposeForm } from "./purpose-form.tsx";
import "../list/list.css";

export const handle: PageHandle = {
  unlisted: true,
  frame: "admin",
  query: ["state", "after"],
};

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(givingTexts[language].title), description }, page);
};

/** The purposes for which alumni are asked to give, and the gifts. */
export default function GivingOffice() {
  const t = useTexts(givingTexts);
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={alumni} />} />
      <div className="grid gap-y-12">
        <DueRefunds />
        <Purposes />
        <GiftList />
        <GiftStatement />
      </div>
    </>
  );
}

function Purposes() {
  const t = useTexts(givingTexts);
  const queries = useQueryClient();
  const [edited, setEdited] = useState<string>();
  const place = useOpenedForm<HTMLElement>(edited);
  const purposes = useQuery(purposesQuery);
  if (purposes.isLoadingError) return <LoadFailed retry={() => void purposes.refetch()} />;
  if (!purposes.data) return <PageLoading />;
  const close = async () => {
    setEdited(undefined);
    await queries.invalidateQueries({ queryKey: givingKey });
  };
  return (
    <section ref={place} aria-labelledby="purposes" className="max-w-208">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <h2 id="purposes" className="text-h4">
          {t.purposes}
        </h2>
        {edited !== "new" && (
          <Button size="small" onClick={() => setEdited("new")}>
            {t.add}
          </Button>
        )}
      </div>
      {edited === "new" && <PurposeForm close={() => void close()} />}
      {purposes.data.length === 0 && edited !== "new" && <p className="text-ink-2">{t.none}</p>}
      <ul>
        {purposes.data.map((purpose) => (
          <li
            key={purpose.id}
            className="border-b border-line py-4 first:border-t-2 first:border-t-ink"
          >
            {edited === purpose.id ? (
              <PurposeForm purpose={purpose} close={() => void close()} />
            ) : (
              <PurposeFacts purpose={purpose} edit={() => setEdited(purpose.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function PurposeFacts({ purpose, edit }: { purpose: WrittenPurpose; edit: () => void }) {
  const t = useTexts(givingTexts);
  const { title, received, goal, gifts, is_open } = purpose;
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h3 className="list-title wrap-anywhere">{title}</h3>
        <p className="numbers flex flex-wrap items-center gap-x-4 text-small text-ink-2">
          <span>{t.progress({ received: rupees(received), goal: rupees(goal), gifts })}</span>
          {!is_open && <Status kind="plain">{t.closed}</Status>}
        </p>
      </div>
      <Button size="small" variant="outline" aria-label={`${t.edit}: ${title}`} onClick={edit}>
        {t.edit}
      </Button>
    </div>
  );
}
