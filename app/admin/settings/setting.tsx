import { type ReactNode, useId } from "react";

/** One setting: its name, its effect, and its controls. */
export function Setting({
  title,
  effect,
  place,
  children,
}: {
  title: string;
  effect: string;
  /** The fragment of an address that leads to it: "backups". */
  place?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section id={place} data-part={place} aria-labelledby={id} className="about-row">
      <h2 id={id}>{title}</h2>
      <p className="admin-lead">{effect}</p>
      {children}
    </section>
  );
}
