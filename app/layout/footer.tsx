import layoutTexts from "messages:layout/layout";
import { campusesIn, campusPath } from "../../data/school/campuses.ts";
import { foundingYear } from "../../data/school/founding-year.ts";
import type { School } from "../../data/school/school-schema.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { PhoneLink } from "../ui/phone-link.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MenuAnchor, MenuName } from "./menu-link.tsx";
import { useSiteMenu } from "./site-menu.ts";

export function Footer({ school, year }: { school: School; year: number }) {
  const edit = useEditMark();
  const links = edit?.("content", "menu", "footer");
  const t = useTexts(layoutTexts);
  const inItsLanguage = useLangOf(school.language);
  const { footer, legal } = useSiteMenu();
  return (
    <footer className="rendered-when-near on-pine no-print bg-pine-950 text-pine-100 [--expected-height:77rem] md:[--expected-height:58rem] lg:[--expected-height:39rem]">
      <div className="page">
        <div
          className={`grid grid-cols-2 gap-x-5 gap-y-9 md:grid-cols-3 pt-[clamp(2.5rem,4vw,4rem)] pb-[clamp(3rem,5vw,5rem)] lg:gap-x-gap lg:gap-y-12 ${columnsFor[footer.length]}`}
        >
          <div className={`col-span-full ${footer.length < 3 ? "lg:col-span-1" : ""}`}>
            <div className="@container/bar">
              <Logo name={school.name} variant="footer" />
            </div>
            <p
              data-edit={edit?.("content", "school", "tagline")}
              {...inItsLanguage}
              className="mt-7 max-w-[14em] font-display text-[clamp(1.5rem,1.2rem+1.1vw,2.25rem)]/[1.18] font-headline text-balance text-paper"
            >
              {school.tagline}
            </p>
            <SocialLinks school={school} />
          </div>
          {footer.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called alike.
            <FooterColumn key={place} edits={links} heading={<MenuName {...group} />}>
              {group.parts
                .flatMap(({ links }) => links)
                .map((link) => (
                  <li key={link.to}>
                    <MenuAnchor link={link} className={linkClass} />
                  </li>
                ))}
            </FooterColumn>
          ))}
          <FooterColumn edits={edit?.("content", "school", "campusPhones")} heading={t.campuses}>
            {campusesIn(useLanguage()).map(({ id, slug, name }) => (
              <li key={id} className="mb-3">
                <SiteLink to={campusPath({ slug })} className={linkClass}>
                  {name}
                </SiteLink>
                {school.campusPhones[id] && (
                  <PhoneLink phone={school.campusPhones[id]} className={linkClass} />
                )}
              </li>
            ))}
          </FooterColumn>
          <FooterColumn heading={t.contact} className="max-md:col-span-full">
            <li data-edit={edit?.("content", "school", "email")}>
              <a href={`mailto:${school.email}`} className={linkClass}>
                {school.email}
              </a>
            </li>
            <li data-edit={edit?.("content", "school", "phone")}>
              <PhoneLink phone={school.phone} className={linkClass} />
            </li>
            <li data-edit={edit?.("content", "school", "address/0")} className="py-2">
              <address {...inItsLanguage} className="not-italic">
                {school.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </li>
            <li>
              <SiteLink to="/contact" className="cut-link">
                {t.writeToUs}
              </SiteLink>
            </li>
          </FooterColumn>
        </div>
        <div
          data-edit={edit?.("content", "menu", "legal")}
          className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-pine-700/70 py-3 text-small text-pine-300"
        >
          <p className="numbers mr-auto">
            © {[foundingYear(school), year].filter(Boolean).join("–")} {school.name}
          </p>
          <LanguageSwitch className={linkClass} />
          {legal.map((link) => (
            <MenuAnchor key={link.to} link={link} className={linkClass} />
          ))}
        </div>
      </div>
    </footer>
  );
}

/** The number of link columns between the school and its campuses; three get a line of their own. */
const columnsFor = [
  "lg:grid-cols-[minmax(0,5fr)_repeat(2,minmax(0,2.35fr))]",
  "lg:grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,2.35fr))]",
  "lg:grid-cols-[minmax(0,4fr)_repeat(4,minmax(0,2.35fr))]",
  "lg:grid-cols-5",
];

const linkClass =
  "flex min-h-11 w-fit min-w-11 items-center py-1 wrap-anywhere decoration-1 underline-offset-4 hover:text-saffron-200 hover:underline lg:min-h-8";

function FooterColumn({
  heading,
  edits,
  className = "",
  children,
}: {
  heading: React.ReactNode;
  edits?: string | undefined;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={className} data-edit={edits}>
      <h2 className="mb-2.5 font-text text-small/[1.2] font-semibold tracking-normal text-pine-300">
        {heading}
      </h2>
      <ul>{children}</ul>
    </div>
  );
}

/** lucide has no brand icons, so these three are drawn here in its style. */
const socialMarks = {
  facebook: {
    label: "Facebook",
    path: "M14 21v-8h3l.5-4H14V7q0-2 2-2h2V2h-3q-5 0-5 5v2H7v4h3v8",
  },
  instagram: {
    label: "Instagram",
    path: "M3 3h18v18H3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7h.1",
  },
  youtube: { label: "YouTube", path: "M2 5h20v14H2zM10 9l5 3-5 3z" },
} as const;

function SocialLinks({ school }: { school: School }) {
  const t = useTexts(layoutTexts);
  const links = (["facebook", "instagram", "youtube"] as const).flatMap((network) => {
    const address = school.social[network];
    return address ? [{ address, ...socialMarks[network] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="mt-6 -ml-3 flex gap-1">
      {links.map(({ address, label, path }) => (
        <li key={label}>
          <a href={address} className="icon-button">
            <span className="sr-only">{t.schoolOn({ school: school.name, network: label })}</span>
            <svg
              viewBox="0 0 24 24"
              aria-hidden
              className="size-5 fill-none stroke-current stroke-[1.75]"
            >
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
