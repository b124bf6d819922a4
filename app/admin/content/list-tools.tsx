import contentTexts from "messages:admin/content/content";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";

/** Buttons that move one entry of a list up and down, or remove it. */
export function ListTools({
  called,
  place,
  last,
  move,
  remove,
}: {
  /** The entry's name. */
  called: string;
  place: number;
  last: number;
  move: (to: number) => void;
  remove: () => void;
}) {
  const t = useTexts(contentTexts);
  const [isFirst, isLast] = [place === 0, place === last];
  return (
    <div className="content-tools">
      <Tool label={t.up(called)} icon={ArrowUp} isOff={isFirst} run={() => move(place - 1)} />
      <Tool label={t.down(called)} icon={ArrowDown} isOff={isLast} run={() => move(place + 1)} />
      <Tool label={t.remove(called)} icon={X} isOff={false} run={remove} />
    </div>
  );
}

function Tool({
  label,
  icon,
  isOff,
  run,
}: {
  label: string;
  icon: typeof X;
  isOff: boolean;
  run: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isOff} onClick={run}>
      <Icon of={icon} />
    </button>
  );
}
