import aboutTexts from "messages:site/about/about";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { useTexts } from "../../language/texts.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

const vision = "/prints/scenes/hills-day.svg";

const others = [
  { to: "/about/messages", name: "messages", src: "/prints/scenes/leader-3.svg", ratio: 1.25 },
  {
    to: "/scholarship",
    name: "scholarships",
    src: "/prints/scenes/lamp-and-book.svg",
    ratio: 0.625,
  },
  { to: "/campuses", name: "campuses", src: "/prints/campuses/paonta-sahib.svg", ratio: 0.625 },
] as const;

/** The focal points of the pictures below, for the loader. */
export function waysOn() {
  return { vision: focusOf(vision), others: others.map(({ src }) => focusOf(src)) };
}

/** The pages that follow, each with its picture: the mission large, the others in a list beside it. */
export function WaysOn({ pictures }: { pictures: ReturnType<typeof waysOn> }) {
  const t = useTexts(aboutTexts);
  return (
    <nav aria-label={t.onward} className="on-pine bg-pine-900 text-paper">
      <div className="page grid gap-x-columns gap-y-10 py-section-70 lg:split-7-5">
        <SiteLink to="/about/vision" className="group block">
          <span className="print block aspect-16/10 bg-pine-950">
            <PictureImage src={vision} alt="" width={1600} height={833} focus={pictures.vision} />
          </span>
          <span className="mt-5 block font-display text-h2 font-headline decoration-pine-400 decoration-2 underline-offset-8 group-hover:underline">
            {t.vision}
          </span>
          <span className="mt-2 block max-w-112 text-lead text-pine-200">{t.visionLead}</span>
        </SiteLink>
        <ul className="grid content-stretch border-t border-pine-600">
          {others.map(({ to, name, src, ratio }, place) => (
            <li key={to} className="grid border-b border-pine-600">
              <SiteLink
                to={to}
                className="group grid grid-cols-[min(38%,13rem)_minmax(0,1fr)] items-center gap-5 py-4 lg:gap-7 lg:py-6"
              >
                <span className="print block aspect-16/10">
                  <PictureImage
                    src={src}
                    alt=""
                    width={1600}
                    height={1600 * ratio}
                    focus={pictures.others[place]}
                  />
                </span>
                <span className="font-display text-h3 font-headline decoration-pine-400 decoration-2 underline-offset-4 group-hover:underline">
                  {t[name]}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
