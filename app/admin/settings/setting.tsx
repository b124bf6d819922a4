import { type ReactNode, useId } from "react";

/** One setting: its name, its effect, and its controls. */
export function Setting({
  title,
  effect,
  children,
}: {
  title: string;
  effect: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="about-row">
      <h2 id={id}>{title}</h2>
      <p className="admin-lead">{effect}</p>
      {children}
    </section>
  );
}
