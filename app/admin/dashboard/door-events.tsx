import rolesTexts from "messages:admin/roles/roles";
import { useQuery } from "@tanstack/react-query";
import { listDoorEvents } from "../../../data/events/rsvps-office.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { momentOf } from "../resource.ts";

/** The events of these days, each with a link to its check-in: all the work of the door. */
export function DoorEvents() {
  const language = useLanguage();
  const t = useTexts(rolesTexts);
  const events = useQuery({
    queryKey: ["dashboard", "door"],
    queryFn: async () => listDoorEvents(await getBackend()),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="door" className="dashboard-part">
      <h2 id="door">{t.door}</h2>
      <p className="admin-lead">{t.doorLead}</p>
      {events.isPending && <Skeleton className="h-16" />}
      {events.isError && <LoadFailed retry={() => void events.refetch()} />}
      {events.data?.length === 0 && <p>{t.doorNone}</p>}
      <ul className="dashboard">
        {events.data?.map(({ id, title, starts_at, venue }) => (
          <li key={id}>
            <SiteLink to={`/admin/events/${id}/check-in`}>
              <span className="font-semibold">{title}</span>
              <span>{[momentOf(starts_at, language), venue].filter(Boolean).join(", ")}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
