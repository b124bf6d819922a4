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
import { PictureImage } from "../../ui/picture.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import type { Route } from "./+types/leadership-messages";
import { MessagesProvider, type ShownMessage, useMessages } from "./messages-context.tsx";

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
      <div className="page pt-8 pb-section lg:pt-14">
        {messages.length === 0 ? (
          <EmptyState title={t.none} wayOn={{ to: "/", label: t.goHome }}>
            <p>{t.noneYet}</p>
          </EmptyState>
        ) : (
          <div className="columns-12">
            <Contents />
            <div className="col-span-full lg:col-start-5">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </div>
          </div>
        )}
      </div>
    </MessagesProvider>
  );
}

/** The authors as a list that stays beside the messages. */
function Contents() {
  const { messages } = useMessages();
  const here = useLanguage();
  const t = leadershipMessagesTexts[here];
  return (
    <nav
      aria-label={t.contents}
      className="col-span-full mb-10 lg:sticky lg:top-28 lg:col-span-3 lg:mb-0 lg:self-start"
    >
      <ol className="border-t-2 border-ink">
        {messages.map(({ id, name, title, language }) => (
          <li
            key={id}
            lang={language === here ? undefined : language}
            className="border-b border-line"
          >
            <a href={`#${id}`} className="block py-3 hover:text-pine-700">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-ink-2">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Message({ message }: { message: ShownMessage }) {
  const edit = useEditMark();
  return (
    <article
      data-edit={edit?.("messages", message.id)}
      id={message.id}
      {...useLangOf(message.language)}
      aria-labelledby={`${message.id}-name ${message.id}-office`}
      className="scroll-mt-24 border-line pb-14 not-first:border-t not-first:pt-14"
    >
      <div
        className={`grid gap-x-gap gap-y-6 ${message.photo ? "sm:grid-rows-[auto_1fr] grid-cols-[minmax(0,7rem)_minmax(0,1fr)] sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]" : ""}`}
      >
        {message.photo && (
          <div className="print still aspect-4/5 sm:row-span-2">
            <PictureImage
              src={message.photo}
              alt={message.photo_alt ?? ""}
              width={800}
              height={1000}
            />
          </div>
        )}
        <div className="self-end sm:self-start">
          <h2 id={`${message.id}-name`} className="text-h3">
            {message.name}
          </h2>
          <p id={`${message.id}-office`} className="text-ink-2">
            {message.title} <EnglishMark language={message.language} />
          </p>
        </div>
        {message.excerpt && (
          <p
            className={`font-display text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)]/[1.22] font-quiet tracking-[-0.008em] text-pretty text-pine-800 ${message.photo ? "max-sm:col-span-2" : ""}`}
          >
            “{message.excerpt}”
          </p>
        )}
      </div>
      {message.fullMessage.length > 0 && (
        <RichText
          nodes={message.fullMessage}
          under={2}
          className="mt-7 sm:ml-[calc(11rem+var(--spacing-gap))] xl:ml-[calc(17rem+var(--spacing-gap))]"
        />
      )}
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
