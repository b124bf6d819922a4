import dashboardTexts from "messages:admin/dashboard/dashboard";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getWaitingWork, type WaitingWork } from "../../../data/office/waiting-work.ts";
import { listPublicPlaces } from "../../../data/publishing/public-places.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed, undoFailureSentence } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/dashboard";
import { SiteUse } from "./site-use.tsx";
import "./dashboard.css";
import adminTexts from "messages:admin/admin/admin";
import { useState } from "react";
import { translations } from "../../../data/languages.ts";
import { type LatestChange, listLatestChanges, undoChange } from "../../../data/office/changes.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { languageNames } from "../../language/names.ts";
import { Button } from "../../ui/button.tsx";
import { FirstStepsLink } from "../first-run/first-steps-link.tsx";
import { useFirstRun } from "../first-run/use-first-run.ts";
import { useToast } from "../frame/toasts.tsx";
import {
  isContributor,
  mayChange,
  mayDoEverything,
  opensPage,
  reads,
  useOfficeRights,
  works,
} from "../office-rights.ts";
import { publicPlacesKey } from "../query-keys.ts";
import { resources } from "../resources.ts";
import { placeOf } from "../row-places.ts";
import { Beginnings } from "./beginnings.tsx";
import { DoorEvents } from "./door-events.tsx";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(dashboardTexts[metaLanguage(page)], page);

/** Tasks that need attention, each number a link; how the site is used; the latest changes. */
export default function Dashboard() {
  const language = useLanguage();
  const t = useTexts(dashboardTexts);
  const work: Record<string, string | ((languages: string) => string)> = t.work;
  const older = languageNames(translations, language, "disjunction");
  const waiting = useQuery({
    queryKey: ["dashboard", "waiting"],
    queryFn: async () => getWaitingWork(await getBackend()),
    staleTime: 0,
  });
  const rights = useOfficeRights();
  // A search through everything public: runs after the rest is shown, and at most once a minute.
  const named = useQuery({
    queryKey: publicPlacesKey,
    queryFn: async () => listPublicPlaces(await getBackend()),
    enabled: waiting.isSuccess && mayDoEverything(rights),
    staleTime: 60_000,
  });
  const counts: Partial<Record<Work, number>> = {
    ...waiting.data,
    namedChildren: new Set(named.data?.map(({ child }) => child)).size,
  };
  const atTheDoor = works(rights, "door") && !mayDoEverything(rights);
  // A role may read rows that another one looks after, such as expiring documents.
  const due = places.filter(({ id, to }) => (counts[id] ?? 0) > 0 && opensPage(rights, to));
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} />
      {!atTheDoor && <Beginnings />}
      {mayDoEverything(rights) && <FirstStepsLink />}
      {atTheDoor && <DoorEvents />}
      {!atTheDoor && (
        <section aria-labelledby="waiting" className="dashboard-part">
          <h2 id="waiting">{t.waiting}</h2>
          {waiting.isError && <LoadFailed retry={() => void waiting.refetch()} />}
          {waiting.isPending && <Skeleton className="h-16" />}
          {waiting.data && due.length === 0 && <p>{t.nothing}</p>}
          <ul className="dashboard">
            {due.map(({ id, to }) => (
              <li key={id}>
                <SiteLink to={to}>
                  <span className="dashboard-number">{counts[id]}</span>
                  <span>{typeof work[id] === "function" ? work[id](older) : work[id]}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reads(rights, "page_visits") && <SiteUse />}
      {!atTheDoor && <LatestChanges />}
    </>
  );
}

type Work = keyof WaitingWork | "namedChildren";

/** The number of waiting rows, linked to their list. */
export const places: readonly { id: Work; to: string }[] = [
  { id: "namedChildren", to: "/admin/consents/named" },
  { id: "guardianRequests", to: "/admin/consents/requests" },
  { id: "alumni", to: "/admin/alumni?status=pending" },
  { id: "alumniPosts", to: "/admin/alumni/posts" },
  { id: "enquiries", to: "/admin/enquiries?open=true&sort=due" },
  { id: "applicationTasks", to: "/admin/applications?tasks=true&sort=due" },
  { id: "messages", to: "/admin/messages-received?open=true&sort=due" },
  { id: "dueRefunds", to: "/admin/alumni/giving" },
  { id: "reports", to: "/admin/reports?status=new" },
  { id: "proposals", to: "/admin/proposals" },
  { id: "contributorsDrafts", to: "/admin/proposals" },
  { id: "testimonials", to: "/admin/testimonials?status=pending" },
  { id: "guests", to: "/admin/events" },
  { id: "failedMail", to: "/admin/mail?state=failed" },
  { id: "undescribedPictures", to: "/admin/gallery" },
  { id: "unmarkedPictures", to: "/admin/marks" },
  { id: "waitingVideos", to: "/admin/youtube?waiting=true" },
  { id: "updatesEnding", to: "/admin/updates?active=true" },
  { id: "documentsEnding", to: "/admin/documents?public=true&sort=ending" },
  { id: "goneVideos", to: "/admin/youtube?gone=true" },
  { id: "pastDates", to: "/admin/content" },
  { id: "olderTranslations", to: "/admin/content" },
];

/** The latest changes with their authors, links to the rows, and undo. */
function LatestChanges() {
  const t = useTexts(dashboardTexts);
  const changes = useQuery({
    queryKey: ["dashboard", "changes"],
    queryFn: async () => listLatestChanges(await getBackend()),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="changes" className="dashboard-part">
      <h2 id="changes">{t.changes}</h2>
      {changes.isError && <LoadFailed retry={() => void changes.refetch()} />}
      {changes.data?.length === 0 && <p>{t.noChanges}</p>}
      <ul className="dashboard-changes">
        {changes.data?.map((change) => (
          <Change key={change.change} change={change} />
        ))}
      </ul>
    </section>
  );
}

function Change({ change }: { change: LatestChange }) {
  const language = useLanguage();
  const t = useTexts(dashboardTexts);
  const admin = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { table_name, row_id, shown, action, rows, changed_at, changed_by, is_latest } = change;
  const { data: run } = useFirstRun();
  const rights = useOfficeRights();
  const resource = resources.find(({ table }) => table === table_name);
  const mayUndo = resource
    ? mayChange(rights, resource, shown as ManagedRow)
    : !isContributor(rights);
  const isSampleSchool = change.change === run?.removal?.change;
  const place = isSampleSchool
    ? { kind: admin.siteContent, name: admin.places["sample-school"], to: "/admin/sample-school" }
    : placeOf(table_name, { ...(shown as ManagedRow), id: row_id }, language);
  const name = place.name || t.entries(rows);
  const when = momentOf(changed_at, language);
  const undo = async () => {
    setBusy(true);
    try {
      await undoChange(await getBackend(), change.change);
      showToast({ message: admin.undone });
    } catch (failure) {
      showToast({
        message: undoFailureSentence(failure, admin),
        refused: { failure, again: undo },
      });
    }
    await queries.invalidateQueries();
    setBusy(false);
  };
  return (
    <li>
      <div className="min-w-0">
        <p>
          <span className="text-ink-2">
            {t.actions[action as keyof typeof t.actions]} · {place.kind}:{" "}
          </span>
          {place.to && (action !== "delete" || isSampleSchool) ? (
            <SiteLink to={place.to} className="font-semibold">
              {name}
            </SiteLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {place.name && rows > 1 && ` ${t.more(rows - 1)}`}
        </p>
        <p className="text-small text-ink-2">
          {admin.historyBy({ when, who: changed_by || null })}
        </p>
      </div>
      {is_latest && mayUndo && (
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          aria-label={t.undoOf(name)}
          onClick={() => void undo()}
        >
          {t.undo}
        </Button>
      )}
    </li>
  );
}
