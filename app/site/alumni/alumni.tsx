import {
  type AlumniPage,
  type AlumniStory,
  getAlumniPage,
  listAlumniStories,
} from "../../../data/alumni-network.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/alumni";

/** The page's errand is to register, so Join Now turns green. */
export const handle: PageHandle = { ownErrand: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const [content, stories] = await Promise.all([
    getAlumniPage(supabase),
    listAlumniStories(supabase, { limit: 4 }),
  ]);
  return { content, stories };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Alumni Network",
      description:
        "For everybody who has left the school: the directory, mentors, the day of return, and how to join.",
    },
    page,
  );

export default function Alumni({ loaderData: { content, stories } }: Route.ComponentProps) {
  return (
    <>
      <PageTop
        title="Alumni Network"
        lead={
          content?.lead ?? "For everybody who has left the school and would like to stay in reach."
        }
        action={
          <ButtonLink to="/alumni/register" variant="cta" size="large" className="max-md:w-full">
            Join the network
          </ButtonLink>
        }
      />
      <div className="page pt-10">
        <Picture
          src="/prints/events/alumni-homecoming.svg"
          alt="Homecoming: former students meet in the school yard."
          width={1600}
          height={1000}
          first
          className="aspect-16/10 md:aspect-5/2"
        />
      </div>
      {content && <Offers content={content} />}
      {stories.length > 0 && <Stories stories={stories} />}
      <section
        aria-labelledby="register"
        className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-section pb-section"
      >
        <div>
          <h2 id="register">{content?.register.title ?? "Stay in reach"}</h2>
          <p className="mt-3 max-w-[34rem] text-lead text-ink-2">
            {content?.register.text ??
              "Somebody of the school looks at every entry before others see it."}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <CutLink to="/login">Sign in</CutLink>
          <ButtonLink to="/alumni/register" variant="cta" size="large">
            Join the network
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

function Offers({ content: { numbers, offers } }: { content: AlumniPage }) {
  return (
    <div className="page grid gap-x-14 gap-y-12 pt-section lg:grid-cols-2">
      <section aria-labelledby="numbers">
        <h2 id="numbers" className="text-h3">
          The network in numbers
        </h2>
        <dl className="numbers mt-4 border-t-2 border-ink">
          {numbers.map(({ value, label, note }) => (
            <div
              key={label}
              className="grid grid-cols-[clamp(7rem,13vw,13rem)_minmax(0,1fr)] items-baseline gap-x-6 border-b border-line py-4"
            >
              <dt className="order-2 font-semibold">
                {label} <span className="block text-small font-normal text-ink-2">{note}</span>
              </dt>
              <dd className="display text-numeral text-pine-700">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="offers">
        <h2 id="offers" className="text-h3">
          What it is good for
        </h2>
        <ul className="mt-4 border-t-2 border-ink">
          {offers.map(({ title, text }) => (
            <li key={title} className="border-b border-line py-4">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-[34rem] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Stories({ stories }: { stories: AlumniStory[] }) {
  return (
    <section aria-labelledby="stories" className="page columns-12 pt-section">
      <h2 id="stories" className="col-span-full mb-6 text-h3 lg:col-span-4">
        Looking back
      </h2>
      <ul className="col-span-full border-t-2 border-ink lg:col-[5/13]">
        {stories.map(({ id, quote, author, relation }) => (
          <li key={id} className="border-b border-line py-7">
            <figure>
              <blockquote className="display max-w-[34ch] text-h3">“{quote}”</blockquote>
              <figcaption className="mt-3 text-small text-ink-2">
                {[author, relation].filter(Boolean).join(", ")}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
