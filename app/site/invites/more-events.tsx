import invitesTexts from "messages:site/invites/invites";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { usePageHandle } from "../../layout/page-handle.ts";
import { fullDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** Where another page of the list begins: the cursor, and the day it leads to. */
type Way = { cursor: string; leadsTo: string } | null;

type MoreEventsProps = { previous: Way; next: Way; isPast: boolean };

/** The other pages of a long list, each by the first or last day on it, below the cord that runs on. */
export function MoreEvents({ previous, next, isPast }: MoreEventsProps) {
  const address = useAddressAt();
  const language = useLanguage();
  const t = invitesTexts[language];
  // Months would be named twice: a page may end within one.
  const from = ({ leadsTo }: { leadsTo: string }) => t.fromDay(fullDate(leadsTo, language));
  const to = ({ leadsTo }: { leadsTo: string }) => t.toDay(fullDate(leadsTo, language));
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.more} className="agenda-more on-pine no-print">
      <EveningHills />
      <div className="page">
        {previous && (
          <SiteLink to={address("before", previous.cursor)}>
            <span className="numbers text-small">{isPast ? t.newer : t.sooner}</span>{" "}
            <span className="agenda-more-day">
              <Icon of={ArrowLeft} />
              {isPast ? from(previous) : to(previous)}
            </span>
          </SiteLink>
        )}
        {next && (
          <SiteLink to={address("after", next.cursor)}>
            <span className="numbers text-small">{isPast ? t.older : t.later}</span>{" "}
            <span className="agenda-more-day">
              {isPast ? to(next) : from(next)}
              <Icon of={ArrowRight} />
            </span>
          </SiteLink>
        )}
      </div>
    </nav>
  );
}

/** Dusk over the two ranges, and a cord of flags without a day. */
function EveningHills() {
  return (
    <svg aria-hidden viewBox="0 0 1600 420" preserveAspectRatio="xMidYMin slice">
      <path fill="var(--color-pine-700)" d="M0 0H1600V420H0Z" />
      <path
        fill="var(--color-pine-600)"
        d="M0 132L210 124 420 136 760 122 1130 134 1600 120V420H0Z"
      />
      <path fill="var(--color-pine-500)" d="M0 158L340 150 700 162 1180 146 1600 156V420H0Z" />
      <path fill="var(--color-pine-300)" d="M0 186L300 190 640 180 1010 188 1600 178V420H0Z" />
      <path fill="var(--color-saffron-200)" d="M0 212L420 206 880 214 1300 204 1600 210V420H0Z" />
      <path
        fill="var(--color-pine-800)"
        d="M0 250L43 225L87 203L130 178L170 202L210 213L250 232L307 195L363 160L420 120L467 141L513 177L560 205L607 192L653 179L700 160L743 174L787 200L830 226L890 168L950 151L1010 96L1060 132L1110 147L1160 190L1203 180L1247 163L1290 140L1333 168L1377 192L1420 214L1480 173L1540 137L1600 118V420H0Z"
      />
      <path
        fill="var(--color-pine-700)"
        d="M130 178L170 202L210 213L250 232L220 239L196 247L172 228L134 248L116 230L140 210L124 198ZM420 120L467 141L513 177L560 205L525 212L497 189L469 170L424 190L406 172L430 152L414 140ZM700 160L743 174L787 200L830 226L798 233L772 229L746 210L704 230L686 212L710 192L694 180ZM1010 96L1060 132L1110 147L1160 190L1122 197L1092 165L1062 146L1014 166L996 148L1020 128L1004 116ZM1290 140L1333 168L1377 192L1420 214L1388 221L1362 209L1336 190L1294 210L1276 192L1300 172L1284 160Z"
      />
      <path
        fill="var(--color-pine-900)"
        d="M0 330L60 310L120 281L180 268L237 281L293 300L350 322L420 289L490 275L560 252L620 273L680 302L740 318L803 300L867 283L930 262L993 283L1057 308L1120 326L1190 298L1260 268L1330 246L1380 277L1430 299L1480 312L1520 302L1560 286L1600 270V420H0Z"
      />
      <path
        fill="var(--color-pine-800)"
        d="M180 268L237 281L293 300L350 322L308 325L274 301L240 292L184 302L166 294L190 283L174 278ZM560 252L620 273L680 302L740 318L695 321L659 285L623 276L564 286L546 278L570 267L554 262ZM930 262L993 283L1057 308L1120 326L1072 329L1034 295L996 286L934 296L916 288L940 277L924 272ZM1330 246L1380 277L1430 299L1480 312L1442 315L1412 279L1382 270L1334 280L1316 272L1340 261L1324 256Z"
      />
      <path
        fill="var(--color-pine-950)"
        d="M0 352L260 340 610 356 1040 338 1390 354 1600 342V420H0Z"
      />
      <path
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="2.5"
        d="M0 18Q267 118 533 18Q800 118 1067 18Q1333 118 1600 18"
      />
      <path
        fill="var(--color-paper)"
        d="M25 27L63 39L31 79ZM292 68L330 65L314 113ZM559 27L597 39L564 79ZM825 68L863 65L847 113ZM1092 27L1130 39L1097 79ZM1359 68L1397 65L1381 113Z"
      />
      <path
        fill="var(--color-saffron-400)"
        d="M114 52L152 59L125 102ZM381 59L419 52L408 102ZM648 52L686 59L658 102ZM914 59L952 52L942 102ZM1181 52L1219 59L1192 102ZM1448 59L1486 52L1475 102Z"
      />
      <path
        fill="var(--color-brick-500)"
        d="M203 65L241 68L219 113ZM470 39L508 27L503 79ZM737 65L775 68L753 113ZM1003 39L1041 27L1036 79ZM1270 65L1308 68L1286 113ZM1537 39L1575 27L1569 79Z"
      />
    </svg>
  );
}

/** This list's address with another cursor; the filters stay. */
function useAddressAt() {
  const { pathname, search } = useLocation();
  const { query = [] } = usePageHandle();
  return (parameter: "after" | "before", cursor: string) => {
    const kept = [...new URLSearchParams(search)].filter(
      ([name]) => query.includes(name) && name !== "after" && name !== "before",
    );
    return `${pathname}?${new URLSearchParams([...kept, [parameter, cursor]])}`;
  };
}
