import adminTexts from "messages:admin/admin/admin";
import staffTexts from "messages:admin/staff/staff";
import roleNames from "messages:names/officeRoles";
import { useQuery } from "@tanstack/react-query";
import { officeRoles } from "../../../data/office/roles.ts";
import { type Colleague, listStaff } from "../../../data/office/staff.ts";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { staffKey } from "../query-keys.ts";
import type { Route } from "./+types/staff";
import { SeeAsForm } from "./see-as-form.tsx";
import { ColleagueActions, InvitationForm } from "./staff-forms.tsx";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, places, description } = adminTexts[language];
  return pageMeta({ title: title(places.staff), description }, page);
};

/** Who administers the site: invite, change and remove colleagues. */
export default function Staff() {
  const t = useTexts(staffTexts);
  const { places } = useTexts(adminTexts);
  const { user } = useSession();
  const staff = useQuery({
    queryKey: staffKey,
    queryFn: async () => listStaff(await getBackend()),
    staleTime: 0,
  });
  return (
    <>
      <AdminHead title={places.staff} lead={t.lead} />
      {staff.isPending && <Skeleton className="h-40" />}
      {staff.isError && <LoadFailed retry={() => void staff.refetch()} />}
      <ul className="staff-list">
        {staff.data?.map((colleague) => (
          <Entry
            key={colleague.id}
            colleague={colleague}
            isOwn={colleague.email === user?.email?.toLowerCase()}
          />
        ))}
      </ul>
      <InvitationForm />
      <SeeAsForm />
    </>
  );
}

function Entry({ colleague, isOwn }: { colleague: Colleague; isOwn: boolean }) {
  const language = useLanguage();
  const t = useTexts(staffTexts);
  const names = useTexts(roleNames);
  const role = officeRoles.find((each) => each === colleague.role);
  const { email, full_name, campuses, user_id, is_active, has_second_factor, last_sign_in_at } =
    colleague;
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-semibold">{full_name ?? email}</span>
          {isOwn && <Status>{t.you}</Status>}
        </p>
        {full_name && <p className="break-words text-ink-2">{email}</p>}
      </div>
      <div className="grid content-start gap-1">
        <span>{role && names[role]}</span>
        {(campuses ?? [null]).map((campus) => (
          <CampusMark key={campus} campus={campus} />
        ))}
        <span className="text-small text-ink-2">
          {last_sign_in_at ? t.lastSeen(shortDate(last_sign_in_at, language)) : t.never}
        </span>
      </div>
      <p className="flex flex-wrap content-start gap-2">
        <Status kind={is_active ? "good" : "waiting"}>
          {is_active ? t.accepted : user_id && last_sign_in_at ? t.inactive : t.waiting}
        </Status>
        <Status kind={has_second_factor ? "good" : "plain"}>
          {has_second_factor ? t.factor : t.noFactor}
        </Status>
      </p>
      {!isOwn && <ColleagueActions colleague={colleague} />}
    </li>
  );
}
