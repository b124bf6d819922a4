import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ButtonRefusal, bringToFocus, DoneNotice } from "../../ui/refused-form.tsx";
import "./personal-link.css";

// Parts shared by the pages of personal links: RSVPs, sports registrations and booked times.

/** What was just done or refused, above the present state. */
export function LinkNews<Done extends string>({
  refused,
  done,
  news,
  fits,
  children,
}: {
  /** Why a button had no effect. */
  refused: { message: string } | undefined;
  done: string | null;
  news: Record<NoInfer<Done>, string>;
  /** Whether each news agrees with the present state: an address may be opened again much later. */
  fits: Record<Done, boolean>;
  children: ReactNode;
}) {
  // Announces a second change too, although the address stays the same.
  const { key } = useLocation();
  const said = done && Object.hasOwn(fits, done) && fits[done as Done] && news[done as Done];
  useNewsOnce(Boolean(said));
  return (
    <div className="grid gap-3 empty:hidden">
      <ButtonRefusal refused={refused} />
      {said && !refused && <DoneNotice key={key} title={said} />}
      {children}
    </div>
  );
}

/**
 * Takes the news shown out of the address, so that Back and a reload do not show it again. The router keeps
 * its own address: with a new one it would fetch the page and take the news away at once.
 */
export function useNewsOnce(isShown: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second change brings its news into the address again.
  useEffect(() => {
    if (!isShown) return;
    const address = new URL(window.location.href);
    address.searchParams.delete("done");
    window.history.replaceState(window.history.state, "", address);
  }, [isShown, key]);
}

/** Whether a cancellation can still be undone. */
export function isHeld({ held_until }: { held_until: string | null }): boolean {
  return held_until !== null && new Date(held_until) > new Date();
}

/** Buttons after a cancellation: to restore it, while that is possible, or to begin again. */
export function GivenUp({
  to,
  restore,
  again,
}: {
  to: string;
  restore: string | false;
  again: { to: string; label: string } | false;
}) {
  if (!restore && !again) return null;
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3">
      {restore && (
        <Form method="post" action={to}>
          <Button type="submit" name="do" value="restore">
            {restore}
          </Button>
        </Form>
      )}
      {again && (
        <ButtonLink to={again.to} variant="outline2">
          {again.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** Asks before cancelling. The question is part of the address, so it works without a script. */
export function GiveUp({
  to,
  words,
}: {
  to: string;
  words: { fact: string; ask: string; question: string; surely: string; keep: string };
}) {
  const [query] = useSearchParams();
  const isAsked = query.get("ask") === "cancel";
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsked) bringToFocus(question.current, "center");
  }, [isAsked]);
  if (!isAsked) {
    return (
      <div className="link-cancel no-print">
        <p className="text-ink-2">{words.fact}</p>
        <ButtonLink to={`${to}&ask=cancel#cancel`} variant="redOutline" preventScrollReset>
          {words.ask}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form id="cancel" method="post" action={to} className="link-cancel no-print scroll-mt-28">
      <p ref={question} tabIndex={-1} className="font-semibold">
        {words.question}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="do" value="cancel" variant="redOutline">
          {words.surely}
        </Button>
        <ButtonLink to={to} variant="outline2" preventScrollReset>
          {words.keep}
        </ButtonLink>
      </div>
    </Form>
  );
}
