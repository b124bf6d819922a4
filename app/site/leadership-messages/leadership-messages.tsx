import leadershipMessagesTexts from "messages:site/leadership-messages/leadershipMessages";
import { data, isRouteErrorResponse } from "react-router";
import { readRichText } from "../../../data/pages/rich-text.ts";
import { isDisplayedIn, listLeadershipMessages } from "../../../data/school/leadership-messages.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { databaseSentence } from "../../connection/server-sentence.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type { Route } from "./+types/leadership-messages";
import { MessagesProvider, type ShownMessage, useMessages } from "./messages-context.tsx";
import "./letters.css";

/** A failure keeps its message (docs/requirements.md R8.10). */
export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const messages = await listLeadershipMessages(supabase, language).catch((failure: unknown) => {
    const message = databaseSentence(failure) || leadershipMessagesTexts[language].unknown;
    throw data({ message }, { status: 503 });
  });
  return {
    messages: messages
      .filter((message) => isDisplayedIn(message, "messages"))
      .map((message) => ({ ...message, fullMessage: readRichText(message.fullMessage) })),
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(leadershipMessagesTexts[metaLanguage(page)], page);

export default function LeadershipMessages({ loaderData: { messages } }: Route.ComponentProps) {
  const t = useTexts(leadershipMessagesTexts);
  return (
    <MessagesProvider messages={messages}>
      <PageTop title={t.title} lead={t.lead} />
      {messages.length === 0 ? (
        <div className="page pt-8 pb-section lg:pt-14">
          <EmptyState title={t.none} wayOn={{ to: "/", label: t.goHome }}>
            <p>{t.noneYet}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <StampSheet />
          <div className="letters">
            {messages.map((message) => (
              <Letter key={message.id} message={message} />
            ))}
          </div>
        </>
      )}
    </MessagesProvider>
  );
}

/** The leaders on a sheet of stamps, each leading to the letter that bears the same stamp. */
function StampSheet() {
  const { messages } = useMessages();
  const here = useLanguage();
  const t = leadershipMessagesTexts[here];
  if (messages.length < 2) return null;
  return (
    <nav aria-label={t.contents} className="stamp-sheet on-pine no-print">
      <ol className="page">
        {messages.map(({ id, name, title, photo, language }) => (
          <li key={id} lang={language === here ? undefined : language}>
            <a href={`#${id}`} className="leader-stamp">
              <Portrait id={id} name={name} photo={photo} className="w-full" />
              <span className="mt-2 block font-display leading-close font-figure">{name}</span>
              <span className="mt-0.5 block text-least leading-close text-ink-2">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A message as a letter on its sheet, with the stamp of its sender. */
function Letter({ message }: { message: ShownMessage }) {
  const edit = useEditMark();
  const { id, name } = message;
  return (
    <article
      data-edit={edit?.("messages", id)}
      id={id}
      {...useLangOf(message.language)}
      aria-labelledby={`${id}-name ${id}-office`}
      className="letter"
    >
      <div className="letter-sender">
        <h2 id={`${id}-name`} className="text-h3">
          {name}
        </h2>
        <p id={`${id}-office`} className="mt-1 text-ink-2">
          {message.title} <EnglishMark language={message.language} />
        </p>
      </div>
      <div className="leader-stamp">
        <Portrait
          id={id}
          name={name}
          photo={message.photo}
          alt={message.photo_alt}
          className="w-full"
        />
      </div>
      <div className="letter-words">
        {message.excerpt && (
          <p className="font-display text-[clamp(1.75rem,1.2rem+2.4vw,3.5rem)]/[1.12] font-quiet tracking-[-0.008em] text-pretty text-pine-800">
            “{message.excerpt}”
          </p>
        )}
        {message.fullMessage.length > 0 && (
          <RichText nodes={message.fullMessage} under={2} className="letter-body mt-6 lg:mt-9" />
        )}
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(leadershipMessagesTexts);
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <FailedPage title={t.failed} wayOn={{ to: "/about/messages", label: t.tryAgain, reload: true }}>
      <p>{message ?? t.unknown}</p>
    </FailedPage>
  );
}
