import exposedTexts from "messages:admin/publishing/exposed";
import { useRef, useState } from "react";
import type { Exposed } from "../../../data/publishing/exposed.ts";
import { useTexts } from "../../language/texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import "./exposed-panel.css";

/** A place with the reason why it is right. */
export type Reason = { place: Exposed; reason: string };

const shortest = 10;
const longest = 500;

/** Words that reveal something about a child to strangers, each with its two solutions. */
export function ExposedPlaces<Place extends Exposed>({
  places,
  nameOf,
  change,
  formOf,
  explain,
  isBusy,
}: {
  places: readonly Place[];
  /** The name of the place on this page. */
  nameOf: (place: Place) => string;
  /** Goes to the field that must change; undefined if it is not on this page. */
  change?: (place: Place) => void;
  /** The address of the form that must change, if it is another page. */
  formOf?: (place: Place) => string | undefined;
  /** Stores the reasons; after a refused save, saves again. */
  explain: (reasons: Reason[]) => void;
  isBusy: boolean;
}) {
  const t = useTexts(exposedTexts);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const reasons = places.flatMap((place) => {
    const reason = typed[keyOf(place)];
    return reason === undefined ? [] : [{ place, reason: reason.trim() }];
  });
  const isTooShort = (reason = "") => reason.trim().length < shortest;
  const save = () => {
    setChecked(true);
    if (!reasons.some(({ reason }) => isTooShort(reason))) return explain(reasons);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  const open = (place: Exposed) => {
    setTyped((before) => ({ ...before, [keyOf(place)]: "" }));
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[name="${CSS.escape(nameOfReason(place))}"]`)
        ?.focus(),
    );
  };
  return (
    // The form around it ignores what is typed here.
    <div ref={list} className="exposed-places" onInput={(event) => event.stopPropagation()}>
      <ul>
        {places.map((place) => {
          const key = keyOf(place);
          const reason = typed[key];
          const where = nameOf(place);
          const form = formOf?.(place);
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
                {form && (
                  <ButtonLink
                    to={form}
                    variant="outline"
                    size="small"
                    aria-label={t.changeOf(where)}
                  >
                    {t.change}
                  </ButtonLink>
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
