import type { Day } from "../days.ts";
import { aboutPage, visionPage } from "./about.ts";
import { middle } from "./academics/middle.ts";
import { academicsPage } from "./academics/overview.ts";
import { prePrimary } from "./academics/pre-primary.ts";
import { primary } from "./academics/primary.ts";
import { secondary } from "./academics/secondary.ts";
import { seniorSecondary } from "./academics/senior-secondary.ts";
import { alumniPage } from "./alumni.ts";
import { juniors } from "./campuses/juniors.ts";
import { majra } from "./campuses/majra.ts";
import { campusesPage } from "./campuses/overview.ts";
import { paontaSahib } from "./campuses/paonta-sahib.ts";
import { clubsSocieties } from "./co-curricular/clubs-societies.ts";
import { coCurricularPage } from "./co-curricular/overview.ts";
import { performingArts } from "./co-curricular/performing-arts.ts";
import { visualArts } from "./co-curricular/visual-arts.ts";
import { disclosurePageInHindi } from "./disclosure.ts";
import { privacyPage } from "./legal/privacy.ts";
import { termsPage } from "./legal/terms.ts";
import { scholarshipsPage } from "./scholarships.ts";

/** What the pages about the school say in Hindi, each under the key of its English page. */
export function hindiPages(today: Day) {
  return [
    { key: "about", content: aboutPage },
    { key: "about/vision", content: visionPage(today) },
    { key: "scholarships", content: scholarshipsPage(today) },
    { key: "academics", content: academicsPage },
    { key: "academics/pre-primary", content: prePrimary },
    { key: "academics/primary", content: primary },
    { key: "academics/middle", content: middle },
    { key: "academics/secondary", content: secondary },
    { key: "academics/senior-secondary", content: seniorSecondary },
    { key: "campuses", content: campusesPage },
    { key: "campus/paonta-sahib", content: paontaSahib },
    { key: "campus/juniors", content: juniors },
    { key: "campus/majra", content: majra },
    { key: "co-curricular", content: coCurricularPage },
    { key: "co-curricular/performing-arts", content: performingArts },
    { key: "co-curricular/visual-arts", content: visualArts },
    { key: "co-curricular/clubs-societies", content: clubsSocieties },
    { key: "alumni", content: alumniPage },
    { key: "disclosure", content: disclosurePageInHindi(today) },
    { key: "privacy", content: privacyPage(today) },
    { key: "terms", content: termsPage(today) },
  ].map(({ key, content }) => ({ key: `hi/${key}`, content }));
}
