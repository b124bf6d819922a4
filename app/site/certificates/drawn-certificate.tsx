/** The parts of a certificate that are drawn around the question for it. */
import { carriesName } from "../../../data/look/shown-look.ts";
import { OwnLogo } from "../../layout/logo.tsx";
import { useSharedData } from "../../layout/shared-data.ts";

/** The emblem at the head of the paper: the logo of the site's header, with the name unless the logo carries it. */
export function CertificateEmblem() {
  const { look, school } = useSharedData();
  const isNamed = !(look?.logo && carriesName(look.logo));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {look?.logo ? (
        <OwnLogo ground="paper" isNamed={isNamed} className="h-14" />
      ) : (
        <img src="/favicon.svg" width={46} height={46} alt="" className="size-14" />
      )}
      {isNamed && <span className="font-display text-h4">{school.name}</span>}
    </p>
  );
}

/** The ring of a red pencil, which stretches with the field that it surrounds. */
export function DrawnRing() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
      <path
        d="M5 10C26-2 84-3 95 9c8 16 6 66-1 82C80 102 18 102 6 92-3 74-3 26 4 13c4-8 14-12 26-13"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-brick-500"
      />
    </svg>
  );
}

/** A round seal, its words unreadable like the signature beside it. */
export function DrawnSeal() {
  return (
    <svg aria-hidden viewBox="0 0 272 96" className="certificate-seal">
      <g fill="none" className="stroke-brick-500" transform="rotate(-9 48 48)">
        <circle cx="48" cy="48" r="44" strokeWidth="4" />
        <circle cx="48" cy="48" r="35" strokeWidth="8" strokeDasharray="5 2.5 9 3 3 2.5 7 4.65" />
        <circle cx="48" cy="48" r="26" strokeWidth="2" />
        <path d="M29 40q19-5 38 0M27 49q21-4 42 0M31 58q17-3 34 0" strokeWidth="4" />
      </g>
      <path
        d="M128 62q20-44 31-12 7 22 24-9 14-20 21 6 10 14 44-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-indigo"
      />
      <path d="M118 80h148" strokeWidth="2" className="stroke-pine-400" />
    </svg>
  );
}
