import { getScholarships, type Scholarship } from "../../../data/scholarships.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import type { Route } from "./+types/scholarship";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await getScholarships(context.get(pageRequestContext).supabase) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Scholarships",
      description:
        "Every scholarship of the school: for whom, how much in rupees, until when, which papers, and how to apply.",
    },
    page,
  );

export default function Scholarships({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageTop title="Scholarships" lead={content?.lead} />
      {content && content.scholarships.length > 0 ? (
        <>
          <div className="page pt-10 pb-section lg:pt-14">
            {content.scholarships.map((scholarship) => (
              <ScholarshipEntry key={scholarship.id} scholarship={scholarship} />
            ))}
          </div>
          <HowToApply apply={content.apply} />
        </>
      ) : (
        <div className="page pt-10 pb-section">
          <EmptyState
            title="No scholarship is announced"
            action={
              <ButtonLink to="/contact" variant="outline2">
                Ask the school
              </ButtonLink>
            }
          >
            <p>Nothing is published at the moment.</p>
            <p>
              Each scholarship appears here with its criteria and last day. The office knows more.
            </p>
          </EmptyState>
        </div>
      )}
    </>
  );
}

function ScholarshipEntry({ scholarship }: { scholarship: Scholarship }) {
  const { id, name, forWhom, criteria, amount, amountNote, places, documents } = scholarship;
  const closed = scholarship.standing === "closed";
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="columns-12 scroll-mt-24 gap-y-6 border-t-2 border-ink pt-6 pb-12 lg:pb-16"
    >
      <div className="col-span-full lg:col-span-4">
        <p
          className={`numbers font-display text-numeral font-[440] tracking-[-0.025em] whitespace-nowrap ${closed ? "text-ink-3" : "text-pine-800"}`}
        >
          {amount}
        </p>
        <p className="mt-1 text-ink-2">{amountNote}</p>
        <p className="numbers mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Standing scholarship={scholarship} />
        </p>
      </div>
      <div className="col-span-full lg:col-[5/13]">
        <h2 id={`${id}-name`} className="text-h3">
          {name}
        </h2>
        <p className="mt-2 max-w-[40rem] text-lead">{forWhom}</p>
        <div className="mt-6 grid gap-x-gap gap-y-6 sm:grid-cols-2">
          <Points title="You can apply with" points={[...criteria]} />
          <Points title="Papers to hand in" points={[...documents]} />
        </div>
        <p className="mt-5 text-ink-2">{places}.</p>
      </div>
    </article>
  );
}

function Standing({ scholarship: { standing, opensOn, closesOn } }: { scholarship: Scholarship }) {
  if (standing === "closed")
    return (
      <>
        <Status>Closed</Status>
        <span className="text-ink-2">
          since <time dateTime={closesOn}>{fullDate(closesOn)}</time>
        </span>
      </>
    );
  if (standing === "soon")
    return (
      <>
        <Status kind="information">Opens later</Status>
        <span>
          <time dateTime={opensOn}>{fullDate(opensOn)}</time> to{" "}
          <time dateTime={closesOn}>{fullDate(closesOn)}</time>
        </span>
      </>
    );
  return (
    <>
      <Status kind="good">Open</Status>
      <span className="font-semibold">
        until <time dateTime={closesOn}>{fullDate(closesOn)}</time>
      </span>
    </>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h3 className="font-text text-base/[1.4] font-semibold tracking-normal">{title}</h3>
      <ul className="mt-2 border-t border-line">
        {points.map((point) => (
          <li key={point} className="border-b border-line py-2 leading-normal">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function HowToApply({
  apply,
}: {
  apply: NonNullable<Awaited<ReturnType<typeof getScholarships>>>["apply"];
}) {
  const { school } = useSharedData();
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <h2>{apply.title}</h2>
        <p className="mt-5 max-w-[40rem] text-lead text-ink-2">{apply.lead}</p>
        <ol className="steps mt-10 lg:mt-14">
          {apply.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-[20rem] text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="numbers mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <a
            href={`tel:${school.phone.replaceAll(" ", "")}`}
            className="font-display text-h3 font-[440] underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
          >
            {school.phone}
          </a>
          <CutLink to="/contact" arrow>
            Write to the office
          </CutLink>
        </p>
      </div>
    </section>
  );
}
