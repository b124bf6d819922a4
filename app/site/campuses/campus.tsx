import { data } from "react-router";
import { listAlbumPage } from "../../../data/albums.ts";
import {
  type CampusPage,
  getCampusPage,
  listTeachersOfCampus,
} from "../../../data/campus-pages.ts";
import { campuses } from "../../../data/campuses.ts";
import { eventFilterSchema, listEvents } from "../../../data/events.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Picture } from "../../ui/picture.tsx";
import { AlbumStrip } from "../home/album-strip.tsx";
import { ComingUp } from "../home/coming-up.tsx";
import type { Route } from "./+types/campus";
import { CampusFacts } from "./campus-facts.tsx";
import { GettingThere } from "./getting-there.tsx";
import { Teachers } from "./teachers.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const campus = campuses.find(({ id }) => id === params.campus);
  if (!campus) throw data(null, { status: 404 });
  const { supabase } = context.get(pageRequestContext);
  const [content, coming, { albums }, teachers] = await Promise.all([
    getCampusPage(supabase, campus.id),
    listEvents(supabase, eventFilterSchema.parse({ campus: campus.id }), 3),
    listAlbumPage(supabase, { limit: 6, filter: { campus: campus.id } }),
    listTeachersOfCampus(supabase, campus.id),
  ]);
  return { campus, content, events: coming.events, albums, teachers };
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData
    ? pageMeta(
        {
          title: `${page.loaderData.campus.name} campus`,
          description: `${page.loaderData.campus.facts.join(", ")}: rooms and grounds, hours, telephone, how to get there, events and teachers.`,
        },
        page,
      )
    : [];

/** What each campus's print shows. */
const scenes = {
  "paonta-sahib": "The long arcaded main house with children coming up the path",
  juniors: "The little house with a swing, a slide and a teacher among small children",
  majra: "The gate in the morning and the three-storey block behind it",
};

export default function Campus({ loaderData }: Route.ComponentProps) {
  const { campus, content, events, albums, teachers } = loaderData;
  return (
    <>
      <PageTop title={campus.name} lead={content?.lead} />
      <figure className="mt-9 lg:mt-12">
        <Picture
          src={`/prints/campuses/${campus.id}.svg`}
          width={1600}
          height={1000}
          alt={scenes[campus.id]}
          first
          className="aspect-[4/3] sm:aspect-[2/1] lg:aspect-[21/9] [&>img]:object-[50%_62%]"
        />
        {content && (
          <figcaption className="page mt-2.5 text-small text-ink-2">{content.caption}</figcaption>
        )}
      </figure>
      <CampusFacts campus={campus} content={content} />
      {content && <Facilities facilities={content.facilities} />}
      {content && <GettingThere address={content.address} routes={content.routes} />}
      <ComingUp events={events} />
      <div className="bg-paper-sunk">
        <AlbumStrip albums={albums} />
      </div>
      <Teachers teachers={teachers} />
    </>
  );
}

function Facilities({ facilities }: { facilities: CampusPage["facilities"] }) {
  return (
    <section className="page pb-section">
      <h2>Rooms and grounds</h2>
      <dl className="numbers mt-9 grid gap-x-gap border-t-2 border-ink lg:grid-cols-2">
        {facilities.map(({ count, name, note }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] items-center gap-x-5 border-b border-line pt-4 pb-3 sm:grid-cols-[minmax(10rem,auto)_minmax(0,1fr)]"
          >
            <dd className="row-start-1 font-display text-[clamp(2rem,1.5rem+2vw,3.5rem)]/[1] font-[440] tracking-[-0.025em] text-pine-800">
              {count}
            </dd>
            <dt className="col-start-2 row-start-1 leading-[1.4]">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-2">{note}</span>
            </dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
