import adminTexts from "messages:admin/admin/admin";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import type { FieldOf, Resource } from "../resource.ts";
import { type Typed, typedOf } from "./field-values.ts";
import type { Refusals } from "./row-refusals.ts";

/**
 * Rarely used fields, folded below the rest under their labels; open if one of them has a value or an
 * error.
 */
export function MoreFields({
  resource,
  fields,
  labels,
  typed,
  refusals,
  children,
}: {
  resource: Resource;
  fields: readonly FieldOf[];
  labels: readonly string[];
  typed: Typed;
  refusals: Refusals;
  children: ReactNode;
}) {
  const t = useTexts(adminTexts);
  const usual = typedOf(fields, resource.initial ?? {});
  // A slug does not count as filled in, because it is generated unasked.
  const isFilled = ({ name, kind }: FieldOf) =>
    kind !== "slug" && (typed[name] ?? "") !== usual[name] && typed[name] !== "0";
  const [isOpen, setOpen] = useState(() => fields.some(isFilled));
  const isRefused = fields.some(({ name }) => refusals[name]);
  return (
    <details
      className="more-fields wide"
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="font-semibold">{t.moreFields}</span>{" "}
        <span className="text-small text-ink-2">{labels.join(" · ")}</span>
      </summary>
      <div className="form-grid">{children}</div>
    </details>
  );
}
