import { listAlbums } from "../../../data/albums.ts";
import { listComingEvents } from "../../../data/events.ts";
import { getHomePage } from "../../../data/home-page.ts";
import { isDisplayedIn, listLeadershipMessages } from "../../../data/leadership-messages.ts";
import { listFeaturedTestimonials } from "../../../data/testimonials.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import type { Route } from "./+types/home";
import { AdmissionsCall } from "./admissions-call.tsx";
import { AlbumStrip } from "./album-strip.tsx";
import { CampusPanorama } from "./campus-panorama.tsx";
import { ComingUp } from "./coming-up.tsx";
import { Hero } from "./hero.tsx";
import { LeaderQuote } from "./leader-quote.tsx";
import { LevelsClimb } from "./levels-climb.tsx";
import { Notices } from "./notices.tsx";
import { NumbersRegister } from "./numbers-register.tsx";
import { Voices } from "./voices.tsx";

export const handle: PageHandle = { header: "over-picture" };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const [content, events, messages, albums, testimonials] = await Promise.all([
    getHomePage(supabase),
    listComingEvents(supabase, { limit: 4 }),
    listLeadershipMessages(supabase),
    listAlbums(supabase, { limit: 8 }),
    listFeaturedTestimonials(supabase, { limit: 3 }),
  ]);
  const leader = messages.find((message) => isDisplayedIn(message, "home")) ?? null;
  return { content, events, leader, albums, testimonials };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Three campuses at the foot of the Himalaya",
      description:
        "A school of three campuses at Paonta Sahib and Majra, for children from the age of two to the Class 12 board examinations.",
    },
    page,
  );

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, events, leader, albums, testimonials } = loaderData;
  const { school, updates } = useSharedData();
  return (
    <>
      <Hero hero={content?.hero} schoolName={school.name} />
      <Notices updates={updates} />
      {content && <NumbersRegister numbers={content.numbers} />}
      <LevelsClimb levels={content?.levels} />
      <CampusPanorama campuses={content?.campuses} />
      <ComingUp events={events} lead={content?.events.lead} />
      {leader && <LeaderQuote message={leader} motto={content?.motto} />}
      <AlbumStrip albums={albums} />
      <Voices testimonials={testimonials} />
      <AdmissionsCall admissions={content?.admissions} />
    </>
  );
}
