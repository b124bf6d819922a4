import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { getAlumnus } from "../../../data/alumni/directory.ts";
import { askForMentoring, mentoringRequestSchema } from "../../../data/alumni/mentoring.ts";
import {
  alumniMessageSchema,
  alumniReportSchema,
  reportAlumnus,
  sendAlumniMessage,
  updateBlock,
} from "../../../data/alumni/messages.ts";
import { isRowId } from "../../../data/forms/ids.ts";
import type { RefusalCode } from "../../../data/forms/refusal-codes.ts";
import { splitAddress } from "../../../data/languages.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { fieldRefusal } from "../../connection/refusal-sentences.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import personTexts from "messages:alumni/person";
import type { z } from "zod";
import { queryClient } from "../../account/query-client.ts";
import { ContentFailed } from "../content-failed.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/person";
import { AskMentor } from "./ask-mentor.tsx";
import { Trouble } from "./trouble.tsx";
import { WriteTo } from "./write-to.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) => pageMeta(personTexts[metaLanguage(page)], page);

/**
 * Handles a message, a mentoring request, a report or a block, as the query `do` says. Returns what was
 * done or refused.
 */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = splitAddress(pathname);
  const done = searchParams.get("do") ?? "";
  const { id } = params;
  if (done === "block" || done === "lift") {
    const isDone = await changeBlock(id, done === "block").then(
      () => true,
      (failure) => {
        console.warn("The block could not be changed:", failure);
        return false;
      },
    );
    return isDone ? { done } : { done, isCutOff: true };
  }
  const take = () => {
    if (done === "report") {
      return takeForm(request, alumniReportSchema, language, (sent) => reportPerson(id, sent));
    }
    if (done === "ask") {
      return takeForm(request, mentoringRequestSchema, language, ({ words }) =>
        askMentor(id, words),
      );
    }
    return takeForm(request, alumniMessageSchema, language, ({ message }) =>
      writeToPerson(id, message),
    );
  };
  const { refusal } = await take();
  return refusal ? { done, refused: refusal.data } : { done };
}

export default function PersonPage({ actionData }: Route.ComponentProps) {
  const { id = "" } = useParams();
  const t = useTexts(personTexts);
  const { user } = useSession();
  const isPerson = isRowId(id);
  const { data, isPending, isLoadingError, refetch } = useQuery({
    queryKey: ["alumnus", id],
    enabled: isPerson,
    queryFn: async () => getAlumnus(await getBackend(), id),
  });
  return (
    <>
      <PageTop title={data?.full_name ?? t.title} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          {isLoadingError ? (
            <ContentFailed retry={() => void refetch()} />
          ) : isPerson && isPending ? (
            <Waiting />
          ) : data ? (
            <div className="grid gap-x-columns gap-y-14 lg:grid-cols-2">
              <div>
                <PersonFacts person={data} />
                <p className="mt-8">
                  <SiteLink to="/alumni/directory" className="inline-link min-h-11 items-center">
                    {t.back}
                  </SiteLink>
                </p>
              </div>
              {data.id !== user?.id && (
                <div className="grid content-start gap-y-12">
                  <WriteTo person={data} answer={actionData} />
                  {data.is_mentor && <AskMentor person={data} answer={actionData} />}
                  <Trouble personId={id} answer={actionData} />
                </div>
              )}
            </div>
          ) : (
            <Gone />
          )}
        </VerifiedOnly>
      </div>
    </>
  );
}

function Gone() {
  const t = useTexts(personTexts).gone;
  return (
    <EmptyState title={t.title} wayOn={{ to: "/alumni/directory", label: t.wayOn }}>
      <p>{t.fact}</p>
    </EmptyState>
  );
}

/** Turns a refusal of the whole form into one of the field it belongs to. */
function besideField(field: string, failure: unknown, reasons: RefusalCode[]): unknown {
  const { details } = failure as { details?: string };
  const reason = reasons.find((one) => one === details);
  return reason ? fieldRefusal(field, reason) : failure;
}

async function writeToPerson(id: string, message: string): Promise<string> {
  try {
    await sendAlumniMessage(await getBackend(), id, message);
  } catch (failure) {
    throw besideField("message", failure, ["too_many_messages", "no_such_recipient"]);
  }
  await queryClient.invalidateQueries({ queryKey: ["messages", id] });
  return id;
}

async function askMentor(id: string, words: string): Promise<string> {
  try {
    await askForMentoring(await getBackend(), id, words);
  } catch (failure) {
    throw besideField("words", failure, ["too_many_requests", "no_such_mentor", "asked_already"]);
  }
  await queryClient.invalidateQueries({ queryKey: ["mentoring"] });
  return id;
}

async function reportPerson(
  id: string,
  report: z.infer<typeof alumniReportSchema>,
): Promise<string> {
  try {
    await reportAlumnus(await getBackend(), id, report);
  } catch (failure) {
    throw besideField("note", failure, ["too_many_reports", "no_such_person", "no_such_message"]);
  }
  return id;
}

async function changeBlock(id: string, isBlocked: boolean): Promise<void> {
  const client = await getBackend();
  const { data } = await client.auth.getSession();
  const blocker = data.session?.user.id;
  if (!blocker) return;
  await updateBlock(client, { blocker, blocked: id, isBlocked });
  await queryClient.invalidateQueries({ queryKey: ["block", id] });
  await queryClient.invalidateQueries({ queryKey: ["messages", id] });
}
