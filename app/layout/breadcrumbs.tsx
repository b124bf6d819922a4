import { type UIMatch, useLocation, useMatches } from "react-router";
import { SiteLink } from "../ui/site-link.tsx";
import type { PageHandle } from "./page-handle.ts";

const labels: Record<string, string> = {
  about: "About",
  vision: "Mission & Vision",
  messages: "What our Leaders Say",
  scholarship: "Scholarships",
  academics: "Academics",
  "pre-primary": "Pre-Primary",
  primary: "Primary",
  middle: "Middle",
  secondary: "Secondary",
  "senior-secondary": "Senior Secondary",
  campuses: "Campuses",
  campus: "Campuses",
  "paonta-sahib": "Paonta Sahib",
  juniors: "Juniors",
  majra: "Majra",
  "co-curricular": "Co-curricular",
  "performing-arts": "Performing Arts",
  "sports-athletics": "Sports & Athletics",
  "visual-arts": "Visual Arts",
  "clubs-societies": "Clubs & Societies",
  alumni: "Alumni Network",
  gallery: "Photo Gallery",
  faculty: "Faculty",
  admissions: "Admissions",
  contact: "Contact",
  invites: "Events",
  calendar: "Calendar",
  "video-gallery": "Video Gallery",
};

/** Segments that group pages and have none of their own lead to the page that lists them. */
const listedAt: Record<string, string> = { "/campus": "/campuses", "/gallery/event": "/gallery" };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The way to an inner page: friendly labels, an id or slug replaced by the name of what it stands for. */
export function Breadcrumbs({ className = "" }: { className?: string }) {
  const { pathname } = useLocation();
  const last = useMatches().at(-1) as UIMatch<unknown, PageHandle | undefined> | undefined;
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return null;

  const name = last?.handle?.breadcrumb?.(last.loaderData as never);
  const crumbs = segments.flatMap((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    if (path === "/gallery/event") return [];
    const isId = uuid.test(segment);
    if (isId && !name) return [];
    const isPage = index === segments.length - 1;
    const label = (isId || isPage ? name : undefined) ?? labels[segment] ?? friendly(segment);
    return [{ label, to: listedAt[path] ?? path }];
  });

  return (
    <nav aria-label="Breadcrumb" className={`text-small text-ink-2 ${className}`}>
      <ol className="flex flex-wrap gap-x-2.5">
        <li>
          <CrumbLink to="/">Home</CrumbLink>
        </li>
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className="flex gap-x-2.5">
            <span aria-hidden className="text-line-strong">
              /
            </span>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <CrumbLink to={to}>{label}</CrumbLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ to, children }: { to: string; children: string }) {
  return (
    <SiteLink
      to={to}
      className="relative underline decoration-line underline-offset-4 before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:decoration-current"
    >
      {children}
    </SiteLink>
  );
}

function friendly(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
