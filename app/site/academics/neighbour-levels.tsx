import { ArrowLeft, ArrowRight } from "lucide-react";
import { levels } from "../../../data/levels.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

/** The step below and the step above on the climb. */
export function NeighbourLevels({ level }: { level: (typeof levels)[number]["id"] }) {
  const place = levels.findIndex(({ id }) => id === level);
  const [previous, next] = [levels[place - 1], levels[place + 1]];
  return (
    <nav aria-label="Other levels" className="border-t border-line">
      <div className="page grid sm:grid-cols-2">
        {previous && (
          <SiteLink
            to={`/academics/${previous.id}`}
            className="group py-8 sm:pr-6 lg:py-12 max-sm:border-b max-sm:border-line"
          >
            <span className="flex items-center gap-2 text-small text-ink-2">
              <Icon of={ArrowLeft} />
              Before this, {previous.span.toLowerCase()}
            </span>
            <span className="mt-1 block font-display text-h2 font-[440] decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
              {previous.name}
            </span>
          </SiteLink>
        )}
        {next && (
          <SiteLink
            to={`/academics/${next.id}`}
            className="group py-8 sm:col-start-2 sm:border-l sm:border-line sm:pl-6 lg:py-12 lg:text-right"
          >
            <span className="flex items-center gap-2 text-small text-ink-2 lg:justify-end">
              After this, {next.span.toLowerCase()}
              <Icon of={ArrowRight} />
            </span>
            <span className="mt-1 block font-display text-h2 font-[440] decoration-pine-300 decoration-2 underline-offset-8 group-hover:underline">
              {next.name}
            </span>
          </SiteLink>
        )}
      </div>
    </nav>
  );
}
