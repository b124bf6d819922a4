import levelTexts from "messages:site/academics/level";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { type Level, type LevelId, levelPath, levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { isClimbDrawn } from "../sections/climb-columns.ts";
import "./neighbour-levels.css";

/** The next lower and the next higher level, above the climb with this level's part of it in full ink. */
export function NeighbourLevels({ level }: { level: LevelId }) {
  const t = useTexts(levelTexts);
  const climb = levelsIn(useLanguage());
  const place = climb.findIndex(({ id }) => id === level);
  const [previous, next] = [climb[place - 1], climb[place + 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.otherLevels} className="neighbours page">
      <div className="neighbours-ways">
        {previous && (
          <WayTo level={previous}>
            <Icon of={ArrowLeft} />
            {t.before((previous.span || previous.name).toLowerCase())}
          </WayTo>
        )}
        {next && (
          <WayTo level={next}>
            {t.after((next.span || next.name).toLowerCase())}
            <Icon of={ArrowRight} />
          </WayTo>
        )}
      </div>
      {isClimbDrawn() && (
        <div aria-hidden className="neighbours-climb">
          <img src="/prints/scenes/climb.svg" alt="" width={1600} height={620} loading="lazy" />
          <ol className="climb-columns climb-names">
            {climb.map(({ id, name }) => (
              <li key={id} data-here={id === level || undefined}>
                <span>{name}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </nav>
  );
}

function WayTo({ level, children }: { level: Level; children: ReactNode }) {
  return (
    <SiteLink to={levelPath(level)} className="group py-4">
      <span className="flex items-center gap-2 text-small text-ink-2">{children}</span>
      <span className="mt-1 block font-display text-h2 font-headline decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
        {level.name}
      </span>
    </SiteLink>
  );
}
