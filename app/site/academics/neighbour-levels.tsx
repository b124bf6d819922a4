import levelTexts from "messages:site/academics/level";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type LevelId, levelPath, levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** The next lower and the next higher level. */
export function NeighbourLevels({ level }: { level: LevelId }) {
  const t = useTexts(levelTexts);
  const climb = levelsIn(useLanguage());
  const place = climb.findIndex(({ id }) => id === level);
  const [previous, next] = [climb[place - 1], climb[place + 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.otherLevels} className="border-t border-line">
      <div className="page grid sm:grid-cols-2">
        {previous && (
          <SiteLink
            to={levelPath(previous)}
            className="group py-8 sm:pr-6 lg:py-12 max-sm:border-b max-sm:border-line"
          >
            <span className="flex items-center gap-2 text-small text-ink-2">
              <Icon of={ArrowLeft} />
              {t.before((previous.span || previous.name).toLowerCase())}
            </span>
            <span className="mt-1 block font-display text-h2 font-headline decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
              {previous.name}
            </span>
          </SiteLink>
        )}
        {next && (
          <SiteLink
            to={levelPath(next)}
            className="group py-8 sm:col-start-2 sm:border-l sm:border-line sm:pl-6 lg:py-12 lg:text-right"
          >
            <span className="flex items-center gap-2 text-small text-ink-2 lg:justify-end">
              {t.after((next.span || next.name).toLowerCase())}
              <Icon of={ArrowRight} />
            </span>
            <span className="mt-1 block font-display text-h2 font-headline decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
              {next.name}
            </span>
          </SiteLink>
        )}
      </div>
    </nav>
  );
}
