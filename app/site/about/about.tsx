import { type AboutPage, getAboutPage } from "../../../data/about.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/about";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await getAboutPage(context.get(pageRequestContext).supabase) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Our Story",
      description:
        "From one building and a field in 2003 to three campuses: the school year by year, counted, and who answers for what.",
    },
    page,
  );

/** True whatever the school has entered: spec section 9. */
const counts = [
  { value: "2003", label: "Year of founding" },
  { value: "3", label: "Campuses" },
  { value: "25", unit: "acres", label: "At Paonta Sahib" },
  { value: "1,400+", label: "Students at Paonta Sahib" },
  { value: "1,500+", label: "Students at Majra" },
  { value: "2–7", label: "Ages at Juniors" },
];

export default function About({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <>
      <PageTop
        title="Our Story"
        lead={content?.lead ?? "A school founded in 2003, today on three campuses."}
      />
      <figure className="mt-10 lg:mt-14">
        <Picture
          src="/prints/scenes/foothills-dawn.svg"
          width={2880}
          height={1500}
          view={[-240, 420, 2880, 1080]}
          alt="First light where the river leaves the hills, with the school on its terrace"
          first
          className="aspect-[4/3] sm:aspect-[2/1] lg:aspect-[5/2] [&>img]:object-[72%_50%]"
        />
        {content && (
          <figcaption className="page mt-2.5 text-small text-ink-2">{content.caption}</figcaption>
        )}
      </figure>
      {content && <Years years={content.years} />}
      <Counts note={content?.counted} spaced={!content} />
      {content && <Offices offices={content.offices} />}
      <Onward />
    </>
  );
}

function Years({ years }: { years: AboutPage["years"] }) {
  return (
    <section className="page columns-12 py-section">
      <div className="col-span-full lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h2>{years.title}</h2>
        <p className="mt-5 max-w-[24rem] text-lead text-ink-2">{years.lead}</p>
      </div>
      <ol className="col-span-full mt-9 border-t-2 border-ink lg:col-[6/13] lg:mt-0">
        {years.rows.map(({ year, title, text }) => (
          <li
            key={year}
            className="grid gap-x-gap gap-y-2 border-b border-line pt-5 pb-6 sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <span className="numbers font-display text-numeral/[0.9] font-[440] tracking-[-0.025em] text-pine-800">
              {year}
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-[36rem] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The school in numbers, on pine. */
function Counts({ note, spaced }: { note?: string; spaced: boolean }) {
  return (
    <section
      aria-labelledby="counts"
      className={`on-pine bg-pine-900 py-14 text-paper lg:py-20 ${spaced ? "mt-14" : ""}`}
    >
      <div className="page">
        <h2 id="counts" className="text-h3">
          The school in six numbers
        </h2>
        <dl className="numbers mt-8 grid grid-cols-2 gap-x-gap gap-y-9 md:grid-cols-3 2xl:grid-cols-6">
          {counts.map(({ value, unit, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-pine-600 pt-4"
            >
              <dt className="text-pine-200">{label}</dt>
              <dd className="font-display text-[clamp(2.5rem,1.7rem+2.6vw,4rem)]/[1.1] font-[440] tracking-[-0.025em] whitespace-nowrap">
                {value}
                {unit && <span className="ml-[0.15em] text-[0.36em] text-pine-200">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className="mt-8 text-small text-pine-200">{note}</p>}
      </div>
    </section>
  );
}

function Offices({ offices }: { offices: AboutPage["offices"] }) {
  return (
    <section className="page py-section">
      <div className="columns-12">
        <h2 className="col-span-full lg:col-span-6">{offices.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-[8/13] lg:mt-0">
          {offices.lead}
        </p>
      </div>
      <ul className="mt-9 border-t-2 border-ink lg:mt-14">
        {offices.rows.map(({ office, answersFor, reach }) => (
          <li
            key={office}
            className="columns-12 items-baseline gap-y-1 border-b border-line pt-5 pb-4.5"
          >
            <h3 className="col-span-full text-h4 lg:col-span-4">{office}</h3>
            <p className="col-span-full lg:col-span-5">{answersFor}</p>
            <p className="col-span-full text-ink-2 lg:col-span-3">{reach}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Onward() {
  return (
    <nav aria-label="More about the school" className="border-t border-line bg-paper-sunk">
      <div className="page grid gap-y-12 py-section md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-14">
        <div>
          <SiteLink
            to="/about/vision"
            className="block max-w-[16ch] font-display text-h2 font-[440] decoration-pine-300 decoration-2 underline-offset-8 hover:underline"
          >
            Mission & Vision
          </SiteLink>
          <p className="mt-4 max-w-[28rem] text-lead text-ink-2">
            What we promise the children in our care, and how we keep count.
          </p>
        </div>
        <ul className="self-end border-t-2 border-ink">
          {[
            { to: "/about/messages", label: "What our Leaders Say" },
            { to: "/scholarship", label: "Scholarships" },
            { to: "/campuses", label: "The three campuses" },
          ].map(({ to, label }) => (
            <li key={to} className="border-b border-line py-3">
              <CutLink to={to} arrow>
                {label}
              </CutLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
