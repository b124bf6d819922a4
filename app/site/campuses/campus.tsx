import campusTexts from "messages:site/campuses/campus";
import { data, redirect } from "react-router";
import { eventFilterSchema, listEvents } from "../../../data/events/events.ts";
import { listAlbumPage } from "../../../data/gallery/albums.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { type CampusPage, getCampusPage } from "../../../data/pages/campus-pages.ts";
import { campusPicture } from "../../../data/pages/campus-pictures.ts";
import { campusAt, campusPath } from "../../../data/school/campuses.ts";
import { teaches } from "../../../data/school/grades.ts";
import { getMessageFor } from "../../../data/school/leadership-messages.ts";
import { type CampusTeacher, listTeachersOfCampus } from "../../../data/school/teachers.ts";
import { listBusRoutes } from "../../../data/transport/bus-routes.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusPicture } from "../../ui/campus-picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import { AlbumStrip } from "../sections/album-strip.tsx";
import { ComingUp } from "../sections/coming-up.tsx";
import { LeaderNote } from "../sections/leader-note.tsx";
import type { Route } from "./+types/campus";
import { CampusBuses } from "./campus-buses.tsx";
import { CampusFacts } from "./campus-facts.tsx";
import { CampusPlace } from "./campus-place.tsx";
import { GettingThere } from "./getting-there.tsx";

/** How many events are shown, and of how many they are chosen: some concern levels that the campus does not teach. */
const mostEvents = 3;
const mostRead = 12;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const campus = campusAt(params.campus, language);
  if (!campus) throw data(null, { status: 404 });
  if (campus.slug !== params.campus) throw redirect(campusPath(campus), 301);
  const [content, coming, { albums }, teachers, leader, routes] = await Promise.all([
    getCampusPage(supabase, campus.id, language),
    listEvents(supabase, eventFilterSchema.parse({ campus: campus.id }), mostRead, language),
    listAlbumPage(supabase, { limit: 6, filter: { campus: campus.id } }, language),
    listTeachersOfCampus(supabase, campus.id, language),
    getMessageFor(supabase, campus.id, language),
    listBusRoutes(supabase, language),
  ]);
  return {
    campus,
    content,
    events: coming.events
      .filter(({ levels }) => levels.length === 0 || levels.some((one) => teaches(campus.id, one)))
      .slice(0, mostEvents),
    albums,
    teachers,
    leader,
    routes: routes.filter(
      ({ campuses, stops }) => campuses.includes(campus.id) && stops.length > 0,
    ),
    focus: focusOf(campusPicture(campus)),
  };
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const t = campusTexts[metaLanguage(page)];
  const { name, facts } = page.loaderData.campus;
  return pageMeta({ title: t.title(name), description: t.description(facts.join(", ")) }, page);
};

export default function Campus({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const { campus, content, events, albums, teachers, leader, routes, focus } = loaderData;
  const langOfContent = useLangOf(content?.language);
  return (
    <>
      <PageTop
        edits={edit?.("campuses", campus.id)}
        title={campus.name}
        lead={content?.lead ?? campus.description}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <figure className="mt-9 lg:mt-12">
        <CampusPicture campus={campus} focus={focus} first className="aspect-4/3 sm:aspect-2/1" />
        {content?.caption && (
          <figcaption
            data-edit={edit?.("content", `campus/${campus.id}`, "caption")}
            {...langOfContent}
            className="page mt-2.5 text-small text-ink-2"
          >
            {content.caption}
          </figcaption>
        )}
      </figure>
      <CampusFacts campus={campus} content={content} />
      {content && (
        <Part language={content.language}>
          {content.place && <CampusPlace campus={campus.id} place={content.place} />}
          {content.facilities.length > 0 && (
            <Facilities campus={campus.id} facilities={content.facilities} />
          )}
          {(content.address.length > 0 || content.routes.length > 0) && (
            <GettingThere campus={campus.id} content={content} />
          )}
        </Part>
      )}
      {routes.length > 0 && (
        <CampusBuses
          campus={campus}
          routes={routes}
          schoolDay={content?.hours[0] && { ...content.hours[0], ...langOfContent }}
        />
      )}
      {leader && <LeaderNote message={leader} />}
      <ComingUp events={events} />
      {albums.length > 0 && (
        <div className="bg-paper-sunk">
          <AlbumStrip albums={albums} />
        </div>
      )}
      <Teachers teachers={teachers} />
    </>
  );
}

function Facilities({ campus, facilities }: { campus: string } & Pick<CampusPage, "facilities">) {
  const edit = useEditMark();
  const t = useTexts(campusTexts);
  return (
    <section className="page pb-section">
      <h2>{t.facilities}</h2>
      <dl className="full-rows figures-in-rows numbers mt-9 border-t-2 border-ink">
        {facilities.map(({ count, name, note }, place) => (
          <div
            data-edit={edit?.("content", `campus/${campus}`, `facilities/${place}/name`)}
            key={name}
            className="grid grid-cols-[minmax(6.25rem,auto)_minmax(0,1fr)] content-start items-center gap-x-5 border-b border-line pt-4 pb-3 md:flex md:flex-col-reverse md:items-start md:justify-end md:pt-5"
          >
            <dt className="col-start-2 row-start-1 leading-close">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-2">{note}</span>
            </dt>
            <dd className="col-start-1 row-start-1 font-display text-[clamp(2rem,1.5rem+2vw,3.5rem)]/[1] font-headline tracking-tight text-pine-800">
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The teachers of the campus, department by department. */
function Teachers({ teachers }: { teachers: CampusTeacher[] }) {
  const t = useTexts(campusTexts);
  if (teachers.length === 0) return null;
  return (
    <section className="page columns-12 py-section">
      <div className="col-span-full lg:col-span-3">
        <h2>{t.teachers}</h2>
        <p className="mt-4">
          <CutLink to="/faculty" arrow>
            {t.allTeachers}
          </CutLink>
        </p>
      </div>
      <StaffList teachers={teachers} />
    </section>
  );
}

function StaffList({ teachers }: { teachers: CampusTeacher[] }) {
  const t = useTexts(campusTexts);
  const departments = groupBy(teachers, ({ department }) => department ?? t.otherDepartments);
  return (
    <div className="col-span-full mt-9 gap-x-gap md:columns-2 lg:col-start-4 lg:mt-0">
      {[...departments].map(([department, members]) => (
        <Department key={department} name={department} members={members} />
      ))}
    </div>
  );
}

function Department({ name, members }: { name: string; members: CampusTeacher[] }) {
  const [first] = members;
  const lang = useLangOf(first?.department ? first.language : undefined);
  return (
    <section className="mb-9 break-inside-avoid border-t-2 border-ink pt-3">
      <h3 className="text-h4" {...lang}>
        {name}
      </h3>
      <ul className="mt-1.5">
        {members.map((teacher) => (
          <StaffEntry key={teacher.id} teacher={teacher} />
        ))}
      </ul>
    </section>
  );
}

function StaffEntry({ teacher }: { teacher: CampusTeacher }) {
  const edit = useEditMark();
  const { name, designation, language } = teacher;
  const lang = useLangOf(language);
  return (
    <li
      data-edit={edit?.("teachers", teacher.id)}
      className="flex flex-wrap justify-between gap-x-4 border-b border-line pt-2 pb-1.5"
    >
      <span className="font-semibold" {...lang}>
        {name}
      </span>
      <span className="text-ink-2">
        <span {...lang}>{designation}</span> <EnglishMark language={language} />
      </span>
    </li>
  );
}
