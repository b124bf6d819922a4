import adminTexts from "messages:admin/admin/admin";
import sampleTexts from "messages:admin/first-run/sampleSchool";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { listSampleCounts } from "../../../data/office/first-run.ts";
import { listContentStates } from "../../../data/office/site-content.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { firstRunKey } from "../query-keys.ts";
import type { Route } from "./+types/sample-school";
import { SamplePages } from "./sample-pages.tsx";
import { Removal, Removed } from "./sample-removal.tsx";
import { useFirstRun } from "./use-first-run.ts";
import "../list/list.css";
import "../people/people.css";
import "./first-run.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, places, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(places["sample-school"]), description }, page);
};

/** The remaining rows of the sample school, by kind; removed in one step and restored in one. */
export default function SampleSchool() {
  const t = useTexts(sampleTexts);
  const { places } = useTexts(adminTexts);
  const run = useFirstRun();
  const left = useQuery({
    queryKey: [...firstRunKey, "sample"],
    queryFn: async () => {
      const client = await getBackend();
      const [counts, pages] = await Promise.all([
        listSampleCounts(client),
        listContentStates(client),
      ]);
      return { counts, pages };
    },
    staleTime: 0,
  });
  const isGone = left.data?.counts.every(({ going }) => going === 0);
  return (
    <>
      <AdminHead
        title={places["sample-school"]}
        lead={t.lead}
        above={
          <QuietLink to="/admin/first-steps" icon={ArrowLeft}>
            {t.back}
          </QuietLink>
        }
      />
      {left.isPending && <Skeleton className="h-96" />}
      {left.isError && <LoadFailed retry={() => void left.refetch()} />}
      {left.data && (isGone ? <Removed run={run.data} /> : <Removal counts={left.data.counts} />)}
      {left.data && <SamplePages states={left.data.pages} isGone={isGone === true} />}
    </>
  );
}
