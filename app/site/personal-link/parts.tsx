import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ButtonRefusal, bringToFocus, DoneNotice } from "../../ui/refused-form.tsx";
import "./personal-link.css";

// What the pages behind personal links share: an RSVP's, a registration's and a family's times.

/** What was just done or refused, before the state of things. */
export function LinkNews({
  refused,
  done,
  news,
  children,
}: {
  /** Why a button did nothing. */
  refused: { message: string } | undefined;
  done: string | null;
  news: Record<string, string>;
  children: ReactNode;
}) {
  // A second change is news too, and has the same address.
  const { key } = useLocation();
  const said = done && Object.hasOwn(news, done) ? news[done] : undefined;
  return (
    <div className="grid gap-3 empty:hidden">
      <ButtonRefusal refused={refused} />
      {said && !refused && <DoneNotice key={key} title={said} />}
      {children}
    </div>
  );
}

/** Whether what was given up can still be taken back. */
export function isHeld({ held_until }: { held_until: string | null }): boolean {
  return held_until !== null && new Date(held_until) > new Date();
}

/** Takes back what was given up (`restore`, while that is possible), or begins again. */
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
    <div className="mt-4 flex flex-wrap gap-3">
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

/** Asks before something is given up: the question is a state of the address, so it needs no script. */
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
      <div className="link-cancel">
        <p className="text-ink-2">{words.fact}</p>
        <ButtonLink to={`${to}&ask=cancel#cancel`} variant="redOutline" preventScrollReset>
          {words.ask}
        </ButtonLink>
      </div>
    );
  }
  return (
    <Form id="cancel" method="post" action={to} className="link-cancel scroll-mt-28">
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

/** One fact in a `link-facts` list. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
