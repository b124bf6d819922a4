import layoutTexts from "messages:layout/layout";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { bannerText, type LatestUpdate } from "../../data/notices/latest-updates.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { useTexts } from "../language/texts.ts";
import { useEditMark } from "../pencils/edit-mark.ts";
import { useHydrated, useReducedMotion } from "../ui/browser-state.ts";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** docs/requirements.md R9.1. */
const rotationMs = 10_000;

/** The announcement banner: one active update at a time, rotating every ten seconds. */
export function Banner({ updates }: { updates: LatestUpdate[] }) {
  const edit = useEditMark();
  const current = useUnexpired(updates);
  const rotation = useRotation(current.length);
  const hydrated = useHydrated();
  const t = useTexts(layoutTexts);
  const update = current[rotation.index];
  if (!update) return null;

  const several = current.length > 1;
  return (
    <aside
      aria-label={t.announcements}
      className="on-pine no-print relative z-20 bg-pine-950 text-small text-paper shadow-[0_1px_0_oklch(0.785_0.056_160/0.16)]"
      {...rotation.holds}
    >
      <div className="page flex min-h-11 items-center gap-4">
        <p
          data-edit={edit?.("updates", update.id)}
          key={update.id}
          className="min-w-0 flex-1 py-1.5 text-[0.875rem]/[1.35] text-balance motion-safe:animate-[banner-in_260ms_ease-out] sm:text-small/[1.35]"
        >
          <BannerSentence update={update} />
        </p>
        {/* Takes its space from the start, so that nothing moves when the script arrives. */}
        <div
          className={`flex items-center text-pine-200 ${several ? "" : "hidden"} ${hydrated ? "" : "invisible"}`}
        >
          <button
            type="button"
            className="icon-button max-sm:hidden"
            aria-label={t.previousAnnouncement}
            onClick={() => rotation.step(-1)}
          >
            <Icon of={ChevronLeft} />
          </button>
          <span className="numbers min-w-11 text-center text-least max-sm:hidden">
            {t.place({ index: rotation.index + 1, count: current.length })}
          </span>
          <button
            type="button"
            className="icon-button max-sm:hidden"
            aria-label={t.nextAnnouncement}
            onClick={() => rotation.step(1)}
          >
            <Icon of={ChevronRight} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={rotation.paused ? t.playAnnouncements : t.pauseAnnouncements}
            onClick={rotation.toggle}
          >
            <Icon of={rotation.paused ? Play : Pause} />
          </button>
        </div>
      </div>
    </aside>
  );
}

function BannerSentence({ update }: { update: LatestUpdate }) {
  const text = bannerText(update.content);
  const written = useLangOf(update.language);
  if (!update.link) return <span {...written}>{text}</span>;
  const className =
    "inline-flex min-h-8 items-center underline decoration-saffron-300/70 decoration-[1.5px] underline-offset-4 hover:decoration-saffron-300";
  return update.link.startsWith("/") ? (
    <SiteLink to={update.link} className={className} {...written}>
      {text}
    </SiteLink>
  ) : (
    <a href={update.link} className={className} {...written}>
      {text}
    </a>
  );
}

/** The updates that have not expired; each disappears the moment it does. */
function useUnexpired(updates: LatestUpdate[]): LatestUpdate[] {
  const [now, setNow] = useState<number | null>(null);
  const current =
    now === null
      ? updates
      : updates.filter(({ expires_at }) => !expires_at || Date.parse(expires_at) > now);

  useEffect(() => {
    const endings = updates
      .flatMap(({ expires_at }) => (expires_at ? [Date.parse(expires_at)] : []))
      .filter((ending) => ending > (now ?? Date.now()));
    if (endings.length === 0 && now !== null) return;
    const first = now === null ? 0 : Math.min(...endings) - Date.now();
    // A timer lasts at most 24.8 days; a later expiry is checked again then.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(first, 0), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [updates, now]);

  return current;
}

/** Which announcement shows. Stops on pause, hover, focus, a hidden tab and reduced motion. */
function useRotation(count: number) {
  const [shown, setShown] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const still = useReducedMotion();
  const [playedAnyway, setPlayedAnyway] = useState(false);
  const paused = stopped || (still && !playedAnyway);
  const holding = paused || held.pointer || held.focus || count < 2;
  const ring = useRef(count);
  ring.current = count;

  useEffect(() => {
    if (holding) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((index) => (index + 1) % ring.current);
    }, rotationMs);
    return () => clearInterval(timer);
  }, [holding]);

  const index = count === 0 ? 0 : shown % count;
  return {
    index,
    paused,
    step: (by: number) => setShown((index + by + count) % count),
    toggle: () => {
      setStopped(!paused);
      setPlayedAnyway(paused);
    },
    holds: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      // A click leaves the focus on the pause button, so only keyboard focus stops it.
      onFocus: ({ target }: React.FocusEvent) => {
        const focus = target.matches(":focus-visible");
        setHeld((now) => ({ ...now, focus }));
      },
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
}
