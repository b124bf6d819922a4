import alumniTexts from "messages:site/alumni/alumni";
import { type GivingPurpose, listPurposes } from "../../../data/alumni/giving.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import {
  type AlumniPage,
  type AlumniStory,
  getAlumniPage,
  listAlumniStories,
} from "../../../data/pages/alumni-network.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishMark, EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ProgressLine } from "../../ui/progress-line.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/alumni";
import { BatchLights } from "./batch-lights.tsx";

/** This page's own call to action is to register, so Join Now turns green. */
export const handle: PageHandle = { ownAction: true };

const homecoming = "/prints/events/alumni-homecoming.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, stories, purposes] = await Promise.all([
    getAlumniPage(supabase, language),
    listAlumniStories(supabase, { limit: 4 }, language),
    listPurposes(supabase, language),
  ]);
  const open = purposes.filter(({ is_open }) => is_open);
  return { content, stories, purposes: open, focus: focusOf(homecoming) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(alumniTexts[metaLanguage(page)], page);

export default function Alumni({
  loaderData: { content, stories, purposes, focus },
}: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(alumniTexts);
  const langOfContent = useLangOf(content?.language);
  const picture = usePhotograph(content, {
    src: homecoming,
    alt: t.picture,
    width: 1600,
    height: 1000,
    focus,
    sizes: "100vw",
    first: true,
    className: "aspect-16/10 md:aspect-2/1",
  });
  return (
    <>
      <PageTop
        edits={edit?.("content", "alumni", "lead")}
        title={t.title}
        lead={content?.lead ?? t.lead}
        leadLanguage={content?.language}
        action={
          <ButtonLink to="/alumni/register" variant="cta" size="large" className="max-md:w-full">
            {t.join}
          </ButtonLink>
        }
      />
      <EnglishPage language={content?.language} />
      <div className="page pt-10 pb-12">
        <Picture {...picture} />
        <PhotographCredit of={content?.photograph} className="text-ink-2" />
      </div>
      {content?.firstBatch && <BatchLights first={content.firstBatch} />}
      {content && (
        <Part language={content.language}>
          <Offers content={content} />
        </Part>
      )}
      {purposes.length > 0 && <Giving purposes={purposes} />}
      {stories.length > 0 && <Stories stories={stories} />}
      <section
        aria-labelledby="register"
        className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-section pb-section"
      >
        <div data-edit={edit?.("content", "alumni", "register/title")} {...langOfContent}>
          <h2 id="register">{content?.register.title ?? t.register.title}</h2>
          <p className="mt-3 max-w-136 text-lead text-ink-2">
            {content?.register.text ?? t.register.text}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <CutLink to="/login">{t.signIn}</CutLink>
          <ButtonLink to="/alumni/register" variant="cta" size="large">
            {t.join}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Their numbers in the light of lanterns that hang below the lights of the batches, and what the network offers. */
function Offers({ content: { numbers, offers } }: { content: AlumniPage }) {
  const edit = useEditMark();
  const t = useTexts(alumniTexts);
  return (
    <>
      <section aria-labelledby="numbers" className="on-pine bg-pine-950 text-paper">
        <div aria-hidden className="lantern-cord" />
        <h2 id="numbers" className="sr-only">
          {t.numbers}
        </h2>
        <dl className="page lit-numbers numbers">
          {numbers.map(({ value, label, note }, place) => (
            <div data-edit={edit?.("content", "alumni", `numbers/${place}/value`)} key={label}>
              <dt>
                <span className="block text-h4 font-headline">{label}</span>{" "}
                <span className="mt-1 block text-pine-200">{note}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="offers" className="page columns-12 py-section-70">
        <h2 id="offers" className="col-span-full">
          {t.offers}
        </h2>
        <ul className="alumni-offers col-span-full mt-6 lg:mt-8">
          {offers.map(({ title, text }, place) => (
            <li data-edit={edit?.("content", "alumni", `offers/${place}/title`)} key={title}>
              <h3>{title}</h3>
              <p className="mt-2 text-lead text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The purposes that alumni are asked to give to, each with its progress. */
function Giving({ purposes }: { purposes: GivingPurpose[] }) {
  const t = useTexts(alumniTexts);
  return (
    <section aria-labelledby="giving" className="page columns-12 pb-section-70">
      <h2 id="giving" className="col-span-full lg:col-span-4">
        {t.giving}
      </h2>
      <ul className="col-span-full mt-6 border-t-2 border-ink lg:col-start-5 lg:mt-0">
        {purposes.map((purpose) => (
          <Purpose key={purpose.id} purpose={purpose} />
        ))}
      </ul>
    </section>
  );
}

function Purpose({
  purpose: { title, body, language, received, goal },
}: {
  purpose: GivingPurpose;
}) {
  const t = useTexts(alumniTexts);
  return (
    <li className="grid gap-2 border-b border-line py-4">
      <div {...useLangOf(language)}>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 max-w-136 whitespace-pre-line text-ink-2">{body}</p>
      </div>
      <ProgressLine received={received} goal={goal}>
        {t.progress({ received: rupees(received), goal: rupees(goal) })}
      </ProgressLine>
      <p>
        <CutLink to="/alumni/giving">{t.give}</CutLink>
      </p>
    </li>
  );
}

/** The newest story large, the others beside it. */
function Stories({ stories }: { stories: AlumniStory[] }) {
  const t = useTexts(alumniTexts);
  return (
    <section aria-labelledby="stories" className="on-pine bg-pine-900 py-section-70 text-paper">
      <div className="page">
        <h2 id="stories" className="text-h4 text-pine-200">
          {t.stories}
        </h2>
        <ul className="columns-12 mt-6 gap-y-12">
          {stories.map((story, place) => (
            <Story key={story.id} story={story} place={placeOf(place, stories.length)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Below the large one the others are in pairs; a single one has the whole line. */
const storyPlaces = {
  large: "",
  line: "border-t border-pine-600 pt-7",
  beside: "border-t border-pine-600 pt-7 lg:col-span-6",
};

function placeOf(place: number, count: number): keyof typeof storyPlaces {
  if (place === 0) return "large";
  return count === 2 ? "line" : "beside";
}

function Story({
  story: { id, quote, author, relation, language },
  place,
}: {
  story: AlumniStory;
  place: keyof typeof storyPlaces;
}) {
  const edit = useEditMark();
  const isLarge = place === "large";
  return (
    <li data-edit={edit?.("testimonials", id)} className={`col-span-full ${storyPlaces[place]}`}>
      <figure
        {...useLangOf(language)}
        className={
          place === "line" ? "lg:flex lg:items-end lg:justify-between lg:gap-x-10" : undefined
        }
      >
        <blockquote
          className={`display text-pretty ${isLarge ? "max-w-[19em] text-h1/[1.1] text-saffron-200" : "max-w-[22em] text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)]/[1.2]"}`}
        >
          “{quote}”
        </blockquote>
        <figcaption className="mt-4 text-pine-200">
          {[author, relation].filter(Boolean).join(", ")} <EnglishMark language={language} />
        </figcaption>
      </figure>
    </li>
  );
}
