import exposedTexts from "messages:admin/publishing/exposed";
import { useEffect, useRef, useState } from "react";
import type { Exposed } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import "./exposed-panel.css";

/** A place with the reason for which it is right. */
export type Reason = { place: Exposed; reason: string };

const shortest = 10;
const longest = 500;

/**
 * What a save was refused for: words that would tell strangers about a child. Each is changed, or gets
 * a reason with which it is saved.
 */
export function ExposedPanel({
  places,
  nameOf,
  change,
  explain,
  isBusy,
  isQuiet = false,
}: {
  places: readonly Exposed[];
  /** What the place is called on this page. */
  nameOf: (place: Exposed) => string;
  /** Leads to where it is changed; without it there is no such place on this page. */
  change?: (place: Exposed) => void;
  /** Keeps the reasons and saves again. */
  explain: (reasons: Reason[]) => void;
  isBusy: boolean;
  /** It leaves the focus where somebody is writing. */
  isQuiet?: boolean;
}) {
  const t = useTexts(exposedTexts);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // What is found anew is told anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has places of its own.
  useEffect(() => {
    if (!isQuiet) panel.current?.querySelector<HTMLElement>("[role=alert]")?.focus();
  }, [places, isQuiet]);

  const reasons = places.flatMap((place) => {
    const reason = typed[keyOf(place)];
    return reason === undefined ? [] : [{ place, reason: reason.trim() }];
  });
  const isTooShort = (reason = "") => reason.trim().length < shortest;
  const save = () => {
    setChecked(true);
    if (!reasons.some(({ reason }) => isTooShort(reason))) return explain(reasons);
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  };
  const open = (place: Exposed) => {
    setTyped((before) => ({ ...before, [keyOf(place)]: "" }));
    requestAnimationFrame(() =>
      panel.current
        ?.querySelector<HTMLElement>(`[name="${CSS.escape(nameOfReason(place))}"]`)
        ?.focus(),
    );
  };
  return (
    // The form around it does not take what is typed here for its own.
    <div ref={panel} className="exposed wide" onInput={(event) => event.stopPropagation()}>
      <Notice kind="bad" title={t.title}>
        <p>{t.fact}</p>
      </Notice>
      <ul>
        {places.map((place) => {
          const key = keyOf(place);
          const reason = typed[key];
          const where = nameOf(place);
          return (
            <li key={key}>
              <p className="font-semibold">{where}</p>
              <p>
                <q>{place.excerpt}</q>
              </p>
              <p>{t.kinds[place.kind]}</p>
              {reason !== undefined && (
                <Field
                  as="textarea"
                  name={nameOfReason(place)}
                  rows={2}
                  label={t.reason}
                  hint={t.reasonHint}
                  maxLength={longest}
                  value={reason}
                  onChange={({ target }) =>
                    setTyped((before) => ({ ...before, [key]: target.value }))
                  }
                  {...(isChecked && isTooShort(reason) && { error: t.tooShort })}
                />
              )}
              <div className="exposed-choices">
                {change && (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t.changeOf(where)}
                    onClick={() => change(place)}
                  >
                    {t.change}
                  </Button>
                )}
                {reason === undefined && (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t.isRightOf(where)}
                    onClick={() => open(place)}
                  >
                    {t.isRight}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {reasons.length > 0 && (
        <Button disabled={isBusy} onClick={save}>
          {t.save}
        </Button>
      )}
    </div>
  );
}

const keyOf = ({ row_id, field, kind, words_hash }: Exposed) =>
  [row_id, field, kind, words_hash].join(" ");
const nameOfReason = (place: Exposed) => `reason ${keyOf(place)}`;
