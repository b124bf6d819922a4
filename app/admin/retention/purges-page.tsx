import adminTexts from "messages:admin/admin/admin";
import purgeTexts from "messages:admin/retention/purges";
import kindTexts from "messages:names/purgedKinds";
import { useQuery } from "@tanstack/react-query";
import { Form, useSearchParams } from "react-router";
import { listPurgeRuns, purgedKinds, purgeRunsAtOnce } from "../../../data/retention/terms.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { ListChoice } from "../list/list-choice.tsx";
import { retentionKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/purges-page";
import { RetentionHead } from "./retention-head.tsx";
import "../list/list.css";
import "../list/folding-table.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(purgeTexts[language].title), description }, page);
};

/** What the jobs erased, run by run. */
export default function PurgesPage() {
  const t = useTexts(purgeTexts);
  const names = useTexts(kindTexts);
  const [parameters] = useSearchParams();
  const kind = purgedKinds.find((each) => each === parameters.get("kind"));
  const before = Number(parameters.get("before")) || undefined;
  const runs = useQuery({
    queryKey: [...retentionKey, "purges", kind, before],
    queryFn: async () =>
      listPurgeRuns(await getBackend(), { ...(kind && { kind }), ...(before && { before }) }),
    staleTime: 0,
  });
  const last = runs.data?.length === purgeRunsAtOnce ? runs.data.at(-1) : undefined;
  const next = new URLSearchParams({
    ...(kind && { kind }),
    ...(last && { before: String(last.number) }),
  });
  return (
    <>
      <RetentionHead title={t.title} lead={t.lead} />
      <Form role="search" className="list-controls" key={parameters.toString()}>
        <ListChoice
          name="kind"
          label={t.kind}
          all={t.every}
          chosen={kind ?? null}
          choices={purgedKinds.map((id) => ({ id, name: names[id] }))}
        />
      </Form>
      {runs.isPending && <Skeleton className="h-64" />}
      {runs.isError && <LoadFailed retry={() => void runs.refetch()} />}
      {runs.data?.length === 0 && (
        <EmptyState title={t.none}>
          <p>{t.noneNext}</p>
        </EmptyState>
      )}
      {runs.data && runs.data.length > 0 && <Runs of={runs.data} />}
      {last && (
        <nav aria-label={t.title} className="list-pager">
          <ButtonLink to={`?${next}`} variant="outline" size="small">
            {t.more}
          </ButtonLink>
        </nav>
      )}
    </>
  );
}

function Runs({ of }: { of: Awaited<ReturnType<typeof listPurgeRuns>> }) {
  const language = useLanguage();
  const t = useTexts(purgeTexts);
  const names = useTexts(kindTexts);
  return (
    <div className="folding-table">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col" data-number>
              {t.erased}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((run) => (
            <tr key={run.number}>
              <th scope="row">{momentOf(run.erased_at, language)}</th>
              <td data-label={t.kind}>{names[run.kind]}</td>
              <td data-label={t.erased} data-number>
                {new Intl.NumberFormat(language).format(run.erased)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
