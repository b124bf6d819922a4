import adminTexts from "messages:admin/admin/admin";
import alumniOfficeTexts from "messages:admin/people/alumniOffice";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  listWaitingAlumni,
  type WaitingAlumnus,
  waitingAtOnce,
} from "../../../data/alumni/alumni-decisions.ts";
import { getBackend } from "../../connection/backend.ts";
import { pageAfter, usePlaceInList } from "../../connection/place-in-list.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { alumni } from "../resources/alumni.tsx";
import type { Route } from "./+types/alumni-queue";
import { Decisions, StudentFacts, useDecide } from "./decisions.tsx";
import "../list/list.css";
import "./people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = adminTexts[language];
  return pageMeta({ title: title(alumniOfficeTexts[language].title), description }, page);
};

/** Waiting registrations, each beside the most similar record; several can be approved at once. */
export default function AlumniQueue() {
  const t = useTexts(alumniOfficeTexts);
  const after = usePlaceInList();
  const waiting = useQuery({
    queryKey: [...rowsKey("alumni_profiles"), "waiting", after],
    queryFn: async () => listWaitingAlumni(await getBackend(), after),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={alumni} />} />
      {waiting.isPending && <Skeleton className="h-64" />}
      {waiting.isError && <LoadFailed retry={() => void waiting.refetch()} />}
      {waiting.data?.length === 0 && (
        <EmptyState
          title={t.empty}
          action={
            after && (
              <ButtonLink to="?" variant="outline2">
                {t.first}
              </ButtonLink>
            )
          }
        >
          <p>{t.emptyNext}</p>
        </EmptyState>
      )}
      {waiting.data && waiting.data.length > 0 && (
        <Registrations key={waiting.dataUpdatedAt} waiting={waiting.data} />
      )}
    </>
  );
}

function Registrations({ waiting }: { waiting: WaitingAlumnus[] }) {
  const t = useTexts(alumniOfficeTexts);
  const decide = useDecide();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const last = waiting.at(-1)?.profile;
  return (
    <>
      <div className="queue-bar">
        <label className="queue-all">
          <input
            type="checkbox"
            className="field-tick"
            checked={selected.length === waiting.length}
            onChange={({ target }) =>
              setSelected(target.checked ? waiting.map(({ profile }) => profile.id) : [])
            }
          />
          {t.selectAll}
        </label>
        {selected.length > 0 && (
          <Button size="small" onClick={() => void decide([...selected], "approve")}>
            {t.approveSelected(selected.length)}
          </Button>
        )}
      </div>
      <ul className="queue">
        {waiting.map((each) => (
          <Registration
            key={each.profile.id}
            waiting={each}
            isSelected={selected.includes(each.profile.id)}
            select={(isOn) =>
              setSelected((now) =>
                isOn ? [...now, each.profile.id] : now.filter((id) => id !== each.profile.id),
              )
            }
          />
        ))}
      </ul>
      {last && waiting.length === waitingAtOnce && (
        <div className="list-pager">
          <ButtonLink to={pageAfter(last)} variant="outline" size="small" className="ml-auto">
            {t.more}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Registration({
  waiting: { profile, student },
  isSelected,
  select,
}: {
  waiting: WaitingAlumnus;
  isSelected: boolean;
  select: (isOn: boolean) => void;
}) {
  const language = useLanguage();
  const t = useTexts(alumniOfficeTexts);
  return (
    <li data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        className="field-tick"
        aria-label={t.select(profile.full_name)}
        checked={isSelected}
        onChange={({ target }) => select(target.checked)}
      />
      <div>
        <h2 className="queue-label">{t.says}</h2>
        <p>
          <SiteLink to={`/admin/alumni/${profile.id}`} className="list-title">
            {profile.full_name}
          </SiteLink>
        </p>
        <p className="flex flex-wrap gap-x-3">
          <span>{profile.batch_year ? t.batch(String(profile.batch_year)) : t.noBatch}</span>
          {profile.campus && <CampusMark campus={profile.campus} />}
        </p>
        <p className="break-words">{profile.account_email}</p>
        <p className="text-ink-2">{t.registered(shortDate(profile.created_at, language))}</p>
        {profile.status_reason && <p className="text-ink-2">{t.rejected(profile.status_reason)}</p>}
      </div>
      <div>
        <h3 className="queue-label">{t.record}</h3>
        {student ? (
          <StudentFacts student={student} />
        ) : (
          <>
            <p>{t.noRecord}</p>
            <p className="text-ink-2">{t.noRecordNext}</p>
          </>
        )}
      </div>
      <Decisions person={profile} decisions={["approve", "reject"]} />
    </li>
  );
}
