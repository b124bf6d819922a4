import dashboardTexts from "messages:admin/dashboard/dashboard";
import { useQuery } from "@tanstack/react-query";
import { getWaitingWork, type WaitingWork } from "../../../data/office/waiting-work.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AdminHead } from "../frame/admin-head.tsx";
import { LoadFailed } from "../frame/load-failed.tsx";
import type { Route } from "./+types/dashboard";
import { LatestChanges } from "./latest-changes.tsx";
import { SiteUse } from "./site-use.tsx";
import "./dashboard.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(dashboardTexts[metaLanguage(page)], page);

/** What needs attention, each number a link; how the site is used; the latest changes. */
export default function Dashboard() {
  const t = useTexts(dashboardTexts);
  const waiting = useQuery({
    queryKey: ["dashboard", "waiting"],
    queryFn: async () => getWaitingWork(await getBackend()),
    staleTime: 0,
  });
  const due = places.filter(({ id }) => (waiting.data?.[id] ?? 0) > 0);
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} />
      <section aria-labelledby="waiting" className="dashboard-part">
        <h2 id="waiting">{t.waiting}</h2>
        {waiting.isError && <LoadFailed retry={() => void waiting.refetch()} />}
        {waiting.isPending && <Skeleton className="h-16" />}
        {waiting.data && due.length === 0 && <p>{t.nothing}</p>}
        <ul className="dashboard">
          {due.map(({ id, to }) => (
            <li key={id}>
              <SiteLink to={to}>
                <span className="dashboard-number">{waiting.data?.[id]}</span>
                <span>{t.work[id]}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <SiteUse />
      <LatestChanges />
    </>
  );
}

const places: readonly { id: keyof WaitingWork; to: string }[] = [
  { id: "alumni", to: "/admin/alumni?status=pending" },
  { id: "enquiries", to: "/admin/enquiries?open=true&sort=due" },
  { id: "messages", to: "/admin/messages-received?open=true&sort=due" },
  { id: "reports", to: "/admin/reports?status=new" },
  { id: "testimonials", to: "/admin/testimonials?status=pending" },
  { id: "guests", to: "/admin/events" },
  { id: "failedMail", to: "/admin/mail?state=failed" },
  { id: "undescribedPictures", to: "/admin/gallery" },
  { id: "updatesEnding", to: "/admin/updates?active=true" },
  { id: "goneVideos", to: "/admin/youtube?gone=true" },
  { id: "pastDates", to: "/admin/content" },
  { id: "olderHindi", to: "/admin/content" },
];
