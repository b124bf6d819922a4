import formsTexts from "messages:ui/forms";
import {
  createContext,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import type { RefusedForm } from "../connection/sent-form.ts";
import { useTexts } from "../language/texts.ts";
import { Notice } from "./notice.tsx";

/** The name of the form around a field. Its fields' ids begin with it, so that a refusal can link to them. */
export const FormName = createContext<string | null>(null);

/** The id of a form's field, by the names of both. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}

/** What an error notice needs from a form: errors by field name, and the error of the whole form. */
type Refusal = { errors: Record<string, string>; message: string };

/** Makes the name, value and error of a field: what was sent, else what is known, else `otherwise`. */
export function fieldsOf(refused: RefusedForm | undefined, known: Record<string, unknown> = {}) {
  return (name: string, otherwise = "") => ({
    name,
    defaultValue: refused ? (refused.values[name] ?? "") : String(known[name] ?? otherwise),
    error: refused?.errors[name],
  });
}

/** Why a form was refused, with a link to each field that needs another look. */
export function RefusalNotice({ form, refused }: { form: string; refused: Refusal }) {
  const t = useTexts(formsTexts);
  const count = Object.keys(refused.errors).length;
  return (
    <Notice kind="bad" className="wide" title={count > 0 ? t.notSentYet : t.notSent}>
      <p>{refused.message || (count > 0 ? t.anotherLook(count) : t.unreachable)}</p>
      {count > 0 && <RefusedFields form={form} errors={refused.errors} />}
    </Notice>
  );
}

type RefusedField = { id: string; words: ReactNode };

/**
 * Links to the refused fields under the page's names for them, in the page's order. A page loaded without a
 * script does not know these names yet: there the error itself is the link.
 */
function RefusedFields({ form, errors }: { form: string; errors: Refusal["errors"] }) {
  const unread = Object.entries(errors).map(
    ([name, words]): RefusedField => ({ id: fieldId(form, name), words }),
  );
  const [read, setRead] = useState<RefusedField[]>();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const fields = [
      ...(list.current?.closest("form")?.querySelectorAll<HTMLInputElement>(invalid) ?? []),
    ];
    const named = fields.map(({ id, name, type, labels }) => {
      // A box to tick has its whole sentence as a label.
      const label = type === "checkbox" ? "" : labels?.[0]?.firstChild?.textContent;
      return { id, words: label || errors[name] };
    });
    // A value without a visible field, such as the picture, may be refused too.
    const unseen = Object.entries(errors)
      .filter(([name]) => !fields.some((field) => field.name === name))
      .map(([name, words]) => ({ id: fieldId(form, name), words }));
    setRead([...named, ...unseen]);
  }, [form, errors]);
  return (
    <ul ref={list} className="mt-2">
      {(read ?? unread).map(({ id, words }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-link min-h-11 items-center"
            onClick={(event) => {
              // With an address of its own the link would make the router forget the refusal.
              event.preventDefault();
              bringToFocus(document.getElementById(id), "center");
            }}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

const invalid = "[aria-invalid=true]";

/**
 * After a refusal the first refused field takes the focus, or the notice if the whole form is refused. A notice
 * with room on the screen above that field is shown whole, not with its first lines behind the header.
 */
export function useRefusedForm(
  form: RefObject<HTMLFormElement | null>,
  refused: object | undefined,
  block: ScrollLogicalPosition,
): void {
  useEffect(() => {
    if (!refused) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const [field, notice] = [first(invalid), first("[role=alert]")];
    bringToFocus(field ?? notice, block);
    if (field && notice) showBoth(notice, field.closest(".field") ?? field);
  }, [form, refused, block]);
}

/** Why a button did nothing; without a reason, it could not be sent. */
export function ButtonRefusal({ refused }: { refused: { message: string } | undefined }) {
  const t = useTexts(formsTexts);
  const { key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const message = refused?.message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second refusal is news too.
  useEffect(() => {
    if (message !== undefined) {
      bringToFocus(place.current?.querySelector<HTMLElement>("[role=alert]"), "center");
    }
  }, [message, key]);
  if (message === undefined) return null;
  return (
    <div ref={place}>
      <Notice kind="bad" title={message || t.notSent}>
        {!message && <p>{t.unreachable}</p>}
      </Notice>
    </div>
  );
}

/** The result of a form, on its own page: takes the focus, so that it is seen and heard. */
export function DoneNotice({ title, children }: { title: string; children?: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => bringToFocus(notice.current, "center"), []);
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice kind="good" title={title}>
        {children}
      </Notice>
    </div>
  );
}

/** Focuses an element and scrolls it to where the sticky header does not cover it. */
export function bringToFocus(
  element: HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}

/** Scrolls as little as shows both whole; if they do not fit below the sticky header, the page stays. */
function showBoth(upper: Element, lower: Element): void {
  // The room that the header needs (app/styles/base.css), which scrollIntoView leaves free.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const height = lower.getBoundingClientRect().bottom - upper.getBoundingClientRect().top;
  if (height > innerHeight - covered) return;
  for (const one of [lower, upper]) one.scrollIntoView({ block: "nearest" });
}
