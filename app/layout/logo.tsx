import layoutTexts from "messages:layout/layout";
import { Link } from "react-router";
import { carriesName } from "../../data/look/shown-look.ts";
import { campusesIn } from "../../data/school/campuses.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { useSharedData } from "./shared-data.ts";

/**
 * The most letters of campus names that fit below the school's without taking room from the menu:
 * header.css. With more the logo gives the number of campuses.
 */
const mostLetters = 32;

type LogoProps = { name: string; variant: "default" | "light" | "footer" };

/**
 * The school's mark and name, linking to the site root. "default" changes from paper to pine as the page
 * scrolls, "light" from pine to paper; "footer" stays paper. docs/requirements.md R1.5.
 */
export function Logo({ name, variant }: LogoProps) {
  const edit = useEditMark();
  const t = useTexts(layoutTexts);
  const campuses = campusesIn(useLanguage());
  const named = campuses.map((campus) => campus.name).join(", ");
  const places = named.length > mostLetters ? t.campusCount(campuses.length) : named;
  // All the visible words, so that speech input can name the link.
  const label = t.home(`${name}, ${places}`);
  if (variant === "footer") {
    return (
      <Link to="/" aria-label={label} className="inline-grid min-h-11 items-center text-paper">
        <Mark name={name} places={places} look="paper" />
      </Link>
    );
  }
  const [top, scrolled] = variant === "default" ? looks : looks.toReversed();
  return (
    <Link
      data-edit={edit?.("look", "logo")}
      to="/"
      aria-label={label}
      className="logo mr-auto min-h-11 items-center"
    >
      <Mark name={name} places={places} look={top ?? "paper"} className="at-top" />
      <Mark name={name} places={places} look={scrolled ?? "pine"} className="when-scrolled" />
    </Link>
  );
}

const looks = ["paper", "pine"] as const;

function Mark({
  name,
  places,
  look,
  className = "",
}: {
  name: string;
  places: string;
  look: "paper" | "pine";
  className?: string;
}) {
  const { look: own } = useSharedData();
  const onPaper = look === "pine";
  return (
    <span aria-hidden className={`flex items-center gap-3 ${className}`}>
      {own?.logo ? (
        <OwnLogo ground={onPaper ? "paper" : "pine"} className="h-9.5 @bar-roomy/bar:h-11.5" />
      ) : (
        <OriginalMark name={name} onPaper={onPaper} />
      )}
      {!(own?.logo && carriesName(own.logo)) && (
        <span className="hidden min-w-0 @bar-name/bar:inline">
          <span
            className={`block font-display text-[1.125rem]/[1.05] tracking-[-0.005em] [-webkit-text-stroke:0.018em_currentColor] @bar-roomy/bar:text-larger/[1.05] ${onPaper ? "text-ink" : "text-paper"}`}
          >
            {name}
          </span>{" "}
          <span
            className={`text-[0.75rem]/[1.3] whitespace-nowrap hidden @bar-places/bar:block @bar-roomy/bar:text-least ${onPaper ? "text-ink-2" : "text-pine-200"}`}
          >
            {places}
          </span>
        </span>
      )}
    </span>
  );
}

function OriginalMark({ name, onPaper }: { name: string; onPaper: boolean }) {
  return (
    <svg
      viewBox="0 0 46 46"
      className={`size-9.5 flex-none @bar-roomy/bar:size-11.5 ${onPaper ? "text-pine-800" : "text-paper"}`}
    >
      <title>{name}</title>
      <path fill="currentColor" d="M.6 1.4 22 .4l23.2.9.6 21.4-.8 22.6-22 .5L.3 45 0 23z" />
      <g className={onPaper ? "fill-paper" : "fill-pine-900"}>
        <circle cx="34" cy="11" r="4.6" />
        <path d="M17.2 8.5 31 29H16.8l1.4-6.500-3.4-3zM30.500 19 41.500 29H34l-1.500-4zM16.2 11 4.500 29h2.600l9.500-14zM4.500 33.200q9.600-4.400 18.500 1 8.900-5.400 18.500-1v2.500q-10-3.900-18.500 1.600-8.500-5.500-18.500-1.600zM4.500 38.600q9.600-4.400 18.500 1 8.900-5.400 18.500-1v2.500q-10-3.900-18.500 1.600-8.500-5.500-18.500-1.600z" />
      </g>
    </svg>
  );
}

/**
 * The school's own logo, in its light variant on dark backgrounds. Without one it gets a plate of paper
 * there, because nobody knows which of its colours would be lost. Nothing without a logo.
 */
export function OwnLogo({
  ground,
  isNamed = false,
  className,
}: {
  ground: "paper" | "pine";
  /** The school's name is shown beside it. */
  isNamed?: boolean;
  className: string;
}) {
  const { look, school } = useSharedData();
  if (!look?.logo) return null;
  const isPlated = ground === "pine" && !look.lightLogo;
  // A long one shrinks for the buttons beside it, down to the width of a phone.
  const room = carriesName(look.logo) ? "min-w-0" : "flex-none";
  const { src, width, height } = (ground === "pine" && look.lightLogo) || look.logo;
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={isNamed ? "" : school.name}
      className={`w-auto max-w-full ${room} object-contain object-left ${isPlated ? "rounded-mark bg-paper p-1" : ""} ${className}`}
    />
  );
}
