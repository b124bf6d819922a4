import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const tinted = "border-l-4 px-4.5 py-4";

const kinds = {
  plain: { icon: Info, frame: `${tinted} border-pine-600 bg-pine-50`, mark: "text-pine-700" },
  good: {
    icon: CircleCheck,
    frame: `${tinted} border-success bg-success-50`,
    mark: "text-success",
  },
  warn: {
    icon: CircleAlert,
    frame: `${tinted} border-saffron-500 bg-saffron-50`,
    mark: "text-orange-700",
  },
  bad: {
    icon: CircleAlert,
    frame: `${tinted} border-brick-600 bg-brick-50`,
    mark: "text-brick-600",
  },
  quiet: { icon: Info, frame: "border-y border-line py-3.5 text-ink-2", mark: "text-pine-700" },
};

/**
 * A message that a reader must see: a bold line and a sentence; `quiet` is a remark on the text below
 * it, between two rules. Errors are announced at once and can be focused.
 */
export function Notice({
  kind = "plain",
  title,
  children,
  className = "",
}: {
  kind?: keyof typeof kinds;
  title: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  const { icon, frame, mark } = kinds[kind];
  return (
    <div
      role={kind === "bad" ? "alert" : undefined}
      tabIndex={kind === "bad" ? -1 : undefined}
      className={`grid grid-cols-[auto_1fr] gap-x-3.5 leading-note ${frame} ${className}`}
    >
      <Icon of={icon} className={`mt-0.5 ${mark}`} />
      <div>
        <p className={kind === "quiet" ? "" : "font-semibold"}>{title}</p>
        {children}
      </div>
    </div>
  );
}
