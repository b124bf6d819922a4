import { campusPages, levelPages } from "./place-pages.ts";
import type { SitePage } from "./site-page.ts";

const beforeLevels = [
  { path: "/", contentKey: "home" },
  {
    path: "/about",
    section: "about",
    contentKey: "about",
    picture: "scenes/first-building",
  },
  {
    path: "/about/vision",
    section: "about",
    contentKey: "about/vision",
    picture: "scenes/hills-dusk",
  },
  {
    path: "/about/messages",
    section: "about",
    picture: "scenes/classroom",
  },
  {
    path: "/scholarship",
    section: "about",
    contentKey: "scholarships",
    picture: "scenes/art-room",
  },
  {
    path: "/academics",
    section: "academics",
    contentKey: "academics",
  },
] as const satisfies readonly SitePage[];

const afterLevels = [
  {
    path: "/faculty",
    section: "academics",
    picture: "scenes/classroom",
  },
  {
    path: "/calendar",
    section: "academics",
    picture: "scenes/three-campuses",
  },
  {
    path: "/campuses",
    section: "campuses",
    contentKey: "campuses",
  },
] as const satisfies readonly SitePage[];

const afterCampuses = [
  {
    path: "/transport",
    section: "campuses",
    picture: "scenes/map",
  },
  {
    path: "/co-curricular",
    section: "coCurricular",
    contentKey: "co-curricular",
  },
  {
    path: "/co-curricular/performing-arts",
    section: "coCurricular",
    contentKey: "co-curricular/performing-arts",
    picture: "scenes/stage",
  },
  {
    path: "/co-curricular/sports-athletics",
    section: "coCurricular",
    picture: "scenes/sports-ground",
  },
  {
    path: "/co-curricular/visual-arts",
    section: "coCurricular",
    contentKey: "co-curricular/visual-arts",
    picture: "scenes/art-room",
  },
  {
    path: "/co-curricular/clubs-societies",
    section: "coCurricular",
    contentKey: "co-curricular/clubs-societies",
    picture: "scenes/classroom",
  },
  {
    path: "/alumni",
    section: "community",
    contentKey: "alumni",
    picture: "scenes/hills-dusk",
  },
  {
    path: "/gallery",
    section: "community",
    picture: "scenes/stage",
  },
  {
    path: "/video-gallery",
    section: "community",
    picture: "scenes/sports-ground",
  },
  {
    path: "/invites",
    section: "community",
    picture: "scenes/three-campuses",
  },
  {
    path: "/news",
    section: "community",
    picture: "scenes/sports-ground",
  },
  {
    path: "/notices",
    section: "community",
    picture: "scenes/hills-dawn",
  },
  {
    path: "/calendar/planner",
  },
  {
    path: "/my-week",
    section: "community",
    picture: "scenes/art-room",
  },
  {
    path: "/meetings",
    section: "community",
    picture: "scenes/classroom",
  },
  {
    path: "/admissions",
    section: "direct",
    contentKey: "admissions",
  },
  {
    path: "/admissions/apply",
  },
  {
    path: "/admissions/fees",
  },
  {
    path: "/contact",
    section: "direct",
    contentKey: "contact",
  },
  {
    path: "/disclosure",
    section: "legal",
    contentKey: "disclosure",
  },
  {
    path: "/privacy",
    section: "legal",
    contentKey: "privacy",
  },
  { path: "/privacy/children" },
  { path: "/terms", section: "legal", contentKey: "terms" },
  {
    path: "/certificates",
  },
  { path: "/login" },
  {
    path: "/alumni/register",
  },
] as const satisfies readonly SitePage[];

type FixedPage = (typeof beforeLevels | typeof afterLevels | typeof afterCampuses)[number];
type PlaceEntry = ReturnType<typeof levelPages | typeof campusPages>[number];

export type PagePath = (FixedPage | PlaceEntry)["path"];
export type ContentKey = Extract<FixedPage | PlaceEntry, { contentKey: string }>["contentKey"];
type Entry = SitePage & { path: PagePath; contentKey?: ContentKey };

/** One entry for each page that appears in menus, the search or the office, in the order of the menus. */
export function sitePages(): readonly Entry[] {
  return [...beforeLevels, ...levelPages(), ...afterLevels, ...campusPages(), ...afterCampuses];
}
