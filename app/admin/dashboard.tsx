import { useQuery } from "@tanstack/react-query";
import { getWaitingWork } from "../../data/managed/waiting-work.ts";
import { getBackend } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../layout/page-meta.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/dashboard";
import { dashboardTexts } from "./dashboard.texts.ts";
import { AdminHead } from "./frame/admin-head.tsx";
import { LoadFailed } from "./frame/load-failed.tsx";
import "./dashboard.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(dashboardTexts[metaLanguage(page)], page);

/** What waits for somebody, each number a link to it. */
export default function Dashboard() {
  const t = useTexts(dashboardTexts);
  const waiting = useQuery({
    queryKey: ["dashboard"],
    queryFn: async () => getWaitingWork(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} />
      {waiting.isError && <LoadFailed retry={() => void waiting.refetch()} />}
      <ul className="dashboard">
        {waiting.isPending && <Skeleton className="h-16" />}
        {waiting.data &&
          places.map(({ id, to }) => (
            <li key={id} data-quiet={waiting.data[id] === 0 || undefined}>
              <SiteLink to={to}>
                <span className="dashboard-number">{waiting.data[id]}</span>
                <span>{t.work[id]}</span>
              </SiteLink>
            </li>
          ))}
      </ul>
    </>
  );
}

const places = [
  { id: "testimonials", to: "/admin/testimonials?status=pending" },
  { id: "updatesEnding", to: "/admin/updates?active=true" },
  { id: "updatesShown", to: "/admin/updates?active=true" },
  { id: "videosHidden", to: "/admin/youtube" },
  { id: "calendarComing", to: "/admin/calendar?sort=latest" },
] as const;
