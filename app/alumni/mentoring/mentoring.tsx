import mentoringTexts from "messages:alumni/mentoring";
import { useQuery } from "@tanstack/react-query";
import {
  listMentoringRequests,
  mentoringStepSchema,
  moveMentoringRequest,
} from "../../../data/alumni/mentoring.ts";
import { splitAddress } from "../../../data/languages.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { queryClient } from "../../account/query-client.ts";
import { getBackend } from "../../connection/backend.ts";
import { takeForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import "../alumni.css";
import { ContentFailed } from "../content-failed.tsx";
import { useOwnProfile } from "../own-profile.ts";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/mentoring";
import { Request } from "./request.tsx";

export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(mentoringTexts[metaLanguage(page)], page);

/** Takes the next step of one request. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { language } = splitAddress(new URL(request.url).pathname);
  const about = String((await request.clone().formData()).get("request") ?? "");
  const { refusal } = await takeForm(request, mentoringStepSchema, language, async (step) => {
    await moveMentoringRequest(await getBackend(), step);
    return step.request;
  });
  await queryClient.invalidateQueries({ queryKey: ["mentoring"] });
  return refusal ? { about, refused: refusal.data } : { about };
}

export default function MentoringPage({ actionData }: Route.ComponentProps) {
  const t = useTexts(mentoringTexts);
  return (
    <>
      <PageTop
        title={t.title}
        lead={t.lead}
        action={<ButtonLink to="/alumni/directory?mentors=yes">{t.find}</ButtonLink>}
      />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <Requests answer={actionData} />
        </VerifiedOnly>
      </div>
    </>
  );
}

function Requests({ answer }: { answer: MentoringAnswer }) {
  const t = useTexts(mentoringTexts);
  const { data: profile } = useOwnProfile();
  const list = useQuery({
    queryKey: ["mentoring"],
    queryFn: async () => listMentoringRequests(await getBackend()),
    // Others change the requests, too.
    staleTime: 0,
  });
  if (list.isLoadingError) return <ContentFailed retry={() => void list.refetch()} />;
  if (list.isPending) return <Waiting />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={t.empty}
        wayOn={
          profile?.is_mentor
            ? { to: "/alumni/directory?mentors=yes", label: t.find }
            : { to: "/alumni/profile/edit", label: t.become }
        }
      >
        <p>{profile?.is_mentor ? t.emptyMentor : t.emptyFact}</p>
      </EmptyState>
    );
  }
  const sides = [true, false].map((is_mentor) => ({
    is_mentor,
    requests: list.data.filter((request) => request.is_mentor === is_mentor),
  }));
  return (
    <div className="grid max-w-208 gap-y-14">
      {sides.map(
        ({ is_mentor, requests }) =>
          requests.length > 0 && (
            <section
              key={String(is_mentor)}
              aria-labelledby={is_mentor ? "asked-you" : "you-asked"}
            >
              <h2 id={is_mentor ? "asked-you" : "you-asked"} className="mb-4 text-h3">
                {is_mentor ? t.askedYou : t.youAsked}
              </h2>
              <ul className="border-t-2 border-ink">
                {requests.map((request) => (
                  <li key={request.id} className="border-b border-line py-6">
                    <Request
                      request={request}
                      refused={answer?.about === request.id ? answer.refused : undefined}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

type MentoringAnswer = Route.ComponentProps["actionData"];
