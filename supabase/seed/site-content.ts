import { at, type Day, sessionName, sessionYear } from "./days.ts";
import { rowId } from "./identifiers.ts";
import { aboutPage, aboutPageInHindi, visionPage, visionPageInHindi } from "./pages/about.ts";
import * as academics from "./pages/academics.ts";
import { admissionsPage, admissionsPageInHindi } from "./pages/admissions.ts";
import { alumniPage, alumniPageInHindi } from "./pages/alumni.ts";
import * as campuses from "./pages/campuses.ts";
import * as coCurricular from "./pages/co-curricular.ts";
import { contactPage, contactPageInHindi } from "./pages/contact.ts";
import { disclosurePage, disclosurePageInHindi } from "./pages/disclosure.ts";
import { homePage, homePageInHindi, school, schoolInHindi } from "./pages/home.ts";
import * as legal from "./pages/legal.ts";
import { scholarshipsPage, scholarshipsPageInHindi } from "./pages/scholarships.ts";

/** The name of the school and the texts of its pages: the rows of site_content. */
export function siteContent(today: Day) {
  const rows = pageTexts(today).flatMap(([key, english, hindi]) => [
    { key, content: english },
    { key: `hi/${key}`, content: hindi },
  ]);
  return rows.map(({ key, content }) => ({
    id: rowId(`site_content/${key}`),
    key,
    content,
    published_at: at(today, "00:00"),
    is_sample: true,
  }));
}

function pageTexts(today: Day): [key: string, english: object, hindi: object][] {
  const nextSession = sessionName(sessionYear(today) + 1);
  return [
    ["school", school, { ...school, ...schoolInHindi }],
    ["home", homePage(nextSession), homePageInHindi(nextSession)],
    ["about", aboutPage, aboutPageInHindi],
    ["about/vision", visionPage(today), visionPageInHindi(today)],
    ["scholarships", scholarshipsPage(today), scholarshipsPageInHindi(today)],
    ["academics", academics.academicsPage, academics.academicsPageInHindi],
    ["academics/pre-primary", academics.prePrimary, academics.prePrimaryInHindi],
    ["academics/primary", academics.primary, academics.primaryInHindi],
    ["academics/middle", academics.middle, academics.middleInHindi],
    ["academics/secondary", academics.secondary, academics.secondaryInHindi],
    ["academics/senior-secondary", academics.seniorSecondary, academics.seniorSecondaryInHindi],
    ["campuses", campuses.campusesPage, campuses.campusesPageInHindi],
    ["campus/paonta-sahib", campuses.paontaSahib, campuses.paontaSahibInHindi],
    ["campus/juniors", campuses.juniors, campuses.juniorsInHindi],
    ["campus/majra", campuses.majra, campuses.majraInHindi],
    ["co-curricular", coCurricular.coCurricularPage, coCurricular.coCurricularPageInHindi],
    [
      "co-curricular/performing-arts",
      coCurricular.performingArts,
      coCurricular.performingArtsInHindi,
    ],
    ["co-curricular/visual-arts", coCurricular.visualArts, coCurricular.visualArtsInHindi],
    [
      "co-curricular/clubs-societies",
      coCurricular.clubsSocieties,
      coCurricular.clubsSocietiesInHindi,
    ],
    ["admissions", admissionsPage(today), admissionsPageInHindi(today)],
    ["alumni", alumniPage, alumniPageInHindi],
    ["contact", contactPage, contactPageInHindi],
    ["disclosure", disclosurePage(today), disclosurePageInHindi(today)],
    ["privacy", legal.privacyPage(today), legal.privacyPageInHindi(today)],
    ["terms", legal.termsPage(today), legal.termsPageInHindi(today)],
  ];
}
