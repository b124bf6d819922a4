import siteMenuTexts from "messages:layout/siteMenu";
import { type Language, listIn } from "../../data/languages.ts";
import { campuses } from "../../data/school/campuses.ts";
import { levels } from "../../data/school/levels.ts";
import { useLanguage } from "../language/language.ts";

type NamedPath = keyof typeof siteMenuTexts.en.pages;
type DescribedPath = keyof typeof siteMenuTexts.en.descriptions;

export type MenuLink = {
  label: string;
  to: string;
  /** What the dropdown says of the page while a pointer or the focus is on its link. */
  description: string;
  aside?: string;
  picture: string;
};

export type Menu = {
  label: string;
  /** Pages that belong to the menu without a link in it: it is marked on them too. */
  overviews: string[];
  groups: { heading?: string; links: MenuLink[] }[];
};

/** The four dropdowns of the top bar, in order. docs/requirements.md R2.5. */
export function useMenus(): Menu[] {
  return menusIn(useLanguage());
}

/** Names and addresses of pages, for links without a description. */
export function usePageLinks(paths: readonly NamedPath[]): { label: string; to: string }[] {
  const { pages } = siteMenuTexts[useLanguage()];
  return paths.map((to) => ({ label: pages[to], to }));
}

/** Beside the dropdowns: links without a menu. */
export const directLinks = ["/admissions", "/contact"] as const;
export const legalLinks = ["/disclosure", "/privacy", "/terms"] as const;

function menusIn(language: Language): Menu[] {
  const t = siteMenuTexts[language];
  const link = (to: NamedPath & DescribedPath, scene: string): MenuLink => ({
    label: t.pages[to],
    to,
    description: t.descriptions[to],
    picture: `/prints/scenes/${scene}.svg`,
  });
  return [
    {
      label: t.about,
      overviews: [],
      groups: [
        {
          links: [
            link("/about", "foothills-dawn"),
            link("/about/vision", "foothills-dusk"),
            link("/about/messages", "classroom"),
            link("/scholarship", "art-room"),
          ],
        },
      ],
    },
    {
      label: t.academics,
      overviews: ["/academics", "/faculty"],
      groups: [
        {
          links: listIn(levels, language).map(({ id, name, span }) => ({
            label: name,
            to: `/academics/${id}`,
            aside: span,
            description: t.descriptions[`/academics/${id}`],
            picture: `/prints/levels/${id}.svg`,
          })),
        },
      ],
    },
    {
      label: t.campusLife,
      overviews: ["/campuses", "/co-curricular"],
      groups: [
        {
          heading: t.campuses,
          links: listIn(campuses, language).map(({ id, name, short }) => ({
            label: name,
            to: `/campus/${id}`,
            aside: short,
            description: t.descriptions[`/campus/${id}`],
            picture: `/prints/campuses/${id}.svg`,
          })),
        },
        {
          heading: t.coCurricular,
          links: [
            link("/co-curricular/performing-arts", "stage"),
            link("/co-curricular/sports-athletics", "sports-ground"),
            link("/co-curricular/visual-arts", "art-room"),
            link("/co-curricular/clubs-societies", "classroom"),
          ],
        },
      ],
    },
    {
      label: t.community,
      overviews: [],
      groups: [
        {
          links: [
            link("/alumni", "foothills-dusk"),
            link("/gallery", "stage"),
            link("/video-gallery", "sports-ground"),
            link("/invites", "three-campuses"),
          ],
        },
      ],
    },
  ];
}
