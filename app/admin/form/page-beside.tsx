import adminTexts from "messages:admin/admin/admin";
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { addressIn } from "../../../data/languages.ts";
import type { Preview } from "../../../data/pages/previews.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { createPreview } from "./preview-address.ts";

const keptAs = "office:page-beside";
/** Milliseconds without a change before the page is requested. */
const pause = 1_000;

/**
 * Shows the page of a form's values, as on a phone, beside the form on wide screens, a moment after each
 * change. The device remembers whether it is shown. `what` is undefined while the form is incomplete.
 */
export function usePageBeside(what: (() => Preview | undefined) | undefined): {
  toggle: ReactNode;
  page: ReactNode;
} {
  const [isWanted, setWanted] = useState(() => localStorage.getItem(keptAs) === "yes");
  const { openBeside } = useTexts(adminTexts);
  if (!what) return { toggle: null, page: null };
  const toggle = (
    <button
      type="button"
      aria-pressed={isWanted}
      className="admin-quiet-link beside-toggle"
      onClick={() => {
        localStorage.setItem(keptAs, isWanted ? "no" : "yes");
        setWanted(!isWanted);
      }}
    >
      {openBeside}
    </button>
  );
  return { toggle, page: isWanted && <PageBeside what={what()} /> };
}

function PageBeside({ what }: { what: Preview | undefined }) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const [address, setAddress] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<string>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(0);
  const said = what && JSON.stringify(what);
  // A complete version is still shown when the form becomes incomplete a moment later: only newer words
  // replace it.
  useEffect(() => {
    if (!said) return;
    const turn = ++newest.current;
    const ask = async () => {
      try {
        const preview: Preview = JSON.parse(said);
        const created = await createPreview(
          last.current ? { ...preview, replaces: last.current } : preview,
        );
        last.current = created.id;
        if (turn !== newest.current) return;
        setAddress(created.address);
        setFailed(false);
      } catch {
        if (turn === newest.current) setFailed(true);
      }
    };
    clearTimeout(waiting.current);
    waiting.current = setTimeout(ask, last.current ? pause : 0);
  }, [said]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (
    <section aria-label={t.preview} className="page-beside">
      <p role="status" className="text-small text-ink-2">
        {hasFailed ? t.previewFailed : what ? t.preview : t.besideLacks}
      </p>
      <div className="page-beside-screen">
        {address && <Screen address={addressIn(language, address)} title={t.preview} />}
      </div>
    </section>
  );
}

const framesToSettle = 10;

/** Shows a page until the next one is loaded, at the same scroll position. */
function Screen({ address: whole, title }: { address: string; title: string }) {
  const [address = "", part] = whole.split("#");
  const [shown, setShown] = useState(address);
  const showing = useRef<HTMLIFrameElement>(null);
  /** The scroll position of the last page; a reader who has scrolled elsewhere stays there. */
  const placed = useRef(0);
  const arrive = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const before = showing.current === frame ? undefined : showing.current?.contentWindow?.scrollY;
    const isScrolled = before !== undefined && Math.abs(before - placed.current) > 1;
    const show = (framesLeft: number) => {
      const top = isScrolled ? before : placeOf(part, frame);
      frame.contentWindow?.scrollTo({ top, behavior: "instant" });
      if (!isScrolled) placed.current = frame.contentWindow?.scrollY ?? 0;
      if (framesLeft > 0) requestAnimationFrame(() => show(framesLeft - 1));
    };
    // Parts of a page get their true height as they come near, which moves the parts below them.
    show(framesToSettle);
    for (const way of ["click", "submit"]) {
      frame.contentDocument?.addEventListener(way, stay, { capture: true });
    }
    setShown(address);
  };
  return (shown === address ? [address] : [shown, address]).map((each) => (
    <iframe
      key={each}
      ref={each === shown ? showing : undefined}
      src={each}
      title={title}
      // Its links are not in the form's tab order.
      tabIndex={-1}
      hidden={each !== shown}
      {...(each === address && { onLoad: arrive })}
    />
  ));
}

/**
 * The position of a page's part, below the bar that stays at the top. A fragment link would also scroll the
 * form.
 */
function placeOf(part: string | undefined, { contentDocument: page }: HTMLIFrameElement): number {
  const place = part && page?.getElementById(part)?.getBoundingClientRect().top;
  return place ? place + (page?.defaultView?.scrollY ?? 0) - 96 : 0;
}

/** A preview does not navigate. */
function stay(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
