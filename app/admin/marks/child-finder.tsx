import marksTexts from "messages:admin/marks/marks";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { listChildrenToMark, type MarkedChild } from "../../../data/consent/picture-marks.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Status } from "../../ui/status.tsx";
import { keepLastClass, lastClass, noteChildren, useLastChildren } from "./last-children.ts";
import { marksKey } from "./mark-queries.ts";

type Chosen = {
  chosen: readonly MarkedChild[];
  onChange: (children: MarkedChild[]) => void;
};

/**
 * Finds children by a part of the name or the admission number, in one class or all; recently chosen ones
 * come first.
 */
export function ChildFinder({
  chosen,
  onChange,
  field,
  onDone,
  onLeave,
}: Chosen & {
  field?: RefObject<HTMLInputElement | null>;
  /** Enter with nothing typed. */
  onDone: () => void;
  /** Escape with nothing typed; without it the dialog gets the key. */
  onLeave?: () => void;
}) {
  const language = useLanguage();
  const t = useTexts(marksTexts);
  const id = useId();
  const queries = useQueryClient();
  const last = useLastChildren();
  const [typed, setTyped] = useState("");
  const [ofClass, setOfClass] = useState(lastClass);
  const [here, setHere] = useState(0);
  const asked = askFor(typed.trim(), ofClass);
  const isAsked = typed.trim() !== "" || ofClass !== "";
  const found = useQuery({ ...asked, enabled: isAsked, placeholderData: keepPreviousData });
  const children = isAsked ? lastFirst(found.data ?? [], last) : last;
  const isFresh = !isAsked || (found.isSuccess && !found.isPlaceholderData);

  const toggle = (child: MarkedChild | undefined) => {
    if (!child) return;
    const isIn = chosen.some((each) => each.id === child.id);
    onChange(isIn ? chosen.filter((each) => each.id !== child.id) : [...chosen, child]);
    if (!isIn) noteChildren([child]);
    setTyped("");
    setHere(0);
  };
  const takeFirst = async () => {
    if (isFresh) return toggle(children[here]);
    // The text was typed faster than the answer came: the screen still shows an earlier answer.
    const answer = await queries.fetchQuery(asked).catch(() => []);
    toggle(lastFirst(answer, last)[0]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && children.length > 0) {
      setHere((here + step + children.length) % children.length);
    } else if (event.key === "Enter") {
      if (typed.trim() === "" && here === 0) onDone();
      else void takeFirst();
    } else if (event.key === "Escape" && (typed !== "" || onLeave)) {
      if (typed === "") onLeave?.();
      setTyped("");
      setHere(0);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="child-finder">
      <div className="child-finder-fields">
        <div className="field">
          <label htmlFor={`${id}-words`}>{t.find}</label>
          <input
            ref={field}
            id={`${id}-words`}
            type="text"
            role="combobox"
            aria-expanded={children.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={children[here] ? `${id}-${here}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            className="field-control"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setHere(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-class`}>{t.ofClass}</label>
          <select
            id={`${id}-class`}
            className="field-control"
            value={ofClass}
            onChange={({ target }) => {
              setOfClass(target.value);
              keepLastClass(target.value);
              setHere(0);
            }}
          >
            <option value="">{t.allClasses}</option>
            {gradesIn(language).map(({ stored, name }) => (
              <option key={stored} value={stored}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ChosenChildren chosen={chosen} onChange={onChange} />
      <div role="listbox" id={`${id}-list`} aria-label={t.children} className="child-list">
        {children.map((child, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
          <div
            key={child.id}
            role="option"
            id={`${id}-${place}`}
            aria-selected={chosen.some((each) => each.id === child.id)}
            data-here={place === here || undefined}
            onClick={() => toggle(child)}
          >
            <span className="font-semibold">{child.name}</span>
            <span className="text-small text-ink-2">{child.class}</span>
            {!child.may_be_shown && <Status kind="bad">{t.noConsent}</Status>}
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-ink-2">
        {isAsked && isFresh && children.length === 0 && t.noChild}
        {found.isError && t.childrenFailed}
      </p>
    </div>
  );
}

/** The children chosen for a picture, each with whether its face may be shown, and a button to remove it. */
function ChosenChildren({ chosen, onChange }: Chosen) {
  const t = useTexts(marksTexts);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t.chosen} className="chosen-children">
      {chosen.map((child) => (
        <li key={child.id}>
          <span className="font-semibold">{child.name}</span>
          <span className="text-small text-ink-2">{child.class}</span>
          {child.may_be_shown ? (
            <Status kind="good">{t.consent}</Status>
          ) : (
            <Status kind="bad">{t.noConsent}</Status>
          )}
          {child.work_may_be_shown !== child.may_be_shown && (
            <Status kind={child.work_may_be_shown ? "good" : "bad"}>
              {child.work_may_be_shown ? t.workConsent : t.noWorkConsent}
            </Status>
          )}
          <button
            type="button"
            aria-label={t.without(child.name)}
            onClick={() => onChange(chosen.filter((each) => each.id !== child.id))}
          >
            <Icon of={X} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function askFor(words: string, of_class: string) {
  return {
    queryKey: [...marksKey, "children", words, of_class],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MarkedChild[]> => {
      // How long typing must pause before a search.
      await new Promise((resolve) => setTimeout(resolve, 80));
      signal.throwIfAborted();
      const asked = { words, ...(of_class && { of_class }) };
      const children = await listChildrenToMark(await getBackend(), asked);
      return children.map(({ id, name, may_be_shown, work_may_be_shown, ...child }) => ({
        id,
        name,
        may_be_shown,
        work_may_be_shown,
        class: [child.class, child.section].filter(Boolean).join(" "),
      }));
    },
    staleTime: 60_000,
  };
}

function lastFirst(children: readonly MarkedChild[], last: readonly MarkedChild[]): MarkedChild[] {
  const places = new Map(last.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: MarkedChild) => places.get(id) ?? last.length;
  return children.toSorted((a, b) => placeOf(a) - placeOf(b));
}
