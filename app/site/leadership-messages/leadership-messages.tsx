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
          <>
            <Contents />
            {messages.map((message, place) => (
              <Message key={message.id} message={message} place={place} />
            ))}
          </>
        )}
      </div>
    </MessagesProvider>
  );
}

/** The authors in a row, each linking to their message below. */
function Contents() {
  const { messages } = useMessages();
  const here = useLanguage();
  const t = leadershipMessagesTexts[here];
  return (
    <nav aria-label={t.contents} className="no-print">
      <ol className="grid grid-cols-2 gap-x-gap border-t-2 border-ink md:grid-cols-3 3xl:grid-flow-col 3xl:auto-cols-fr 3xl:grid-cols-none">
        {messages.map(({ id, name, title, language }) => (
          <li
            key={id}
            lang={language === here ? undefined : language}
            className="border-b border-line"
          >
            <a href={`#${id}`} className="block py-2.5 leading-close hover:text-pine-700">
              <span className="block font-semibold">{name}</span>
              <span className="block text-small text-ink-2">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first message has the larger print and type. The prints of the others change sides. */
function Message({ message, place }: { message: ShownMessage; place: number }) {
  const edit = useEditMark();
  const { id, photo } = message;
  const form = place === 0 ? "lead" : place % 2 === 1 ? "mirrored" : "plain";
  const isLead = form === "lead";
  const columns = columnsOf[photo ? form : "alone"];
  return (
    <article
      data-edit={edit?.("messages", id)}
      id={id}
      {...useLangOf(message.language)}
      aria-labelledby={`${id}-name ${id}-office`}
      className={`columns-12 scroll-mt-24 gap-y-6 md:grid-rows-[auto_1fr] ${isLead ? "mt-8 lg:mt-12" : "mt-section-60 border-t-2 border-ink pt-7 lg:pt-9"}`}
    >
      {photo && (
        <div className={`print still aspect-4/5 self-start md:row-span-2 ${columns.print}`}>
          <PictureImage
            src={photo}
            alt={message.photo_alt ?? ""}
            width={800}
            height={1000}
            sizes={isLead ? "(min-width: 48rem) 50vw, 100vw" : "33vw"}
            first={isLead}
          />
        </div>
      )}
      <div className={`max-md:self-end ${columns.author}`}>
        <h2 id={`${id}-name`} className={isLead ? "" : "text-h3"}>
          {message.name}
        </h2>
        <p id={`${id}-office`} className="mt-1 text-ink-2">
          {message.title} <EnglishMark language={message.language} />
        </p>
      </div>
      <div className={`col-span-full ${columns.words}`}>
        {message.excerpt && (
          <p
            className={`font-display font-quiet tracking-[-0.008em] text-pretty text-pine-800 ${isLead ? "text-[clamp(1.625rem,1.2rem+1.9vw,2.75rem)]/[1.16]" : "text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)]/[1.22]"}`}
          >
            “{message.excerpt}”
          </p>
        )}
        {message.fullMessage.length > 0 && (
          <RichText nodes={message.fullMessage} under={2} className="mt-6 lg:mt-7" />
        )}
      </div>
    </article>
  );
}

/** The places of print, author and text in the twelve columns. On a phone the text goes below. */
const columnsOf = {
  lead: {
    print: "col-span-full md:col-span-5 lg:col-span-6",
    author: "col-span-full md:col-start-6 lg:col-start-7 lg:pl-8",
    words: "md:col-start-6 lg:col-start-7 lg:pl-8",
  },
  plain: {
    print: "col-span-4",
    author: "col-span-8 lg:col-start-6 lg:col-span-7",
    words: "md:col-start-5 lg:col-start-6",
  },
  mirrored: {
    print: "col-span-4 md:order-1 md:col-start-9",
    author: "col-span-8 lg:col-span-7",
    words: "md:row-start-2 md:col-end-9 lg:col-end-8",
  },
  alone: {
    print: "",
    author: "col-span-full lg:col-start-6",
    words: "lg:col-start-6",
  },
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(leadershipMessagesTexts);
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined;
  return (
    <FailedPage title={t.failed} wayOn={{ to: "/about/messages", label: t.tryAgain, reload: true }}>
      <p>{message ?? t.unknown}</p>
    </FailedPage>
  );
}
