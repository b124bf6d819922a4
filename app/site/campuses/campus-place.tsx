import type { CampusPage } from "../../../data/pages/campus-pages.ts";
import type { PlaceDrawing } from "../../../data/pages/place-drawing.ts";
import type { CampusId } from "../../../data/school/campuses.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Picture } from "../../ui/picture.tsx";
import "./campus-place.css";

type Place = NonNullable<CampusPage["place"]>;

/** What this campus alone has, told and drawn: a square drawing beside the words, a broad one below them. */
export function CampusPlace({ campus, place }: { campus: CampusId; place: Place }) {
  const edit = useEditMark();
  const { title, paragraphs, drawing } = place;
  const isSquare = drawing?.shape === "square";
  const isDark = drawing?.shape === "broad-dark";
  return (
    <section
      data-edit={edit?.("content", `campus/${campus}`, "place/title")}
      data-shape={drawing?.shape}
      className={`campus-place ${isSquare ? "page" : ""} ${isDark ? "on-pine bg-pine-900 text-paper" : ""}`}
    >
      <div className={`place-words ${isSquare ? "" : "page"}`}>
        <h2>{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      {drawing && <Drawing drawing={drawing} />}
      {drawing && isSquare && <Key marks={drawing.marks} />}
    </section>
  );
}

function Drawing({ drawing }: { drawing: PlaceDrawing }) {
  const { picture, pictureOnPhones, pictureShows, shape, caption, marks } = drawing;
  const isBroad = shape !== "square";
  const image = { alt: pictureShows, sizes: "100vw" };
  return (
    <figure>
      <div className="place-picture">
        <Picture
          {...image}
          src={picture}
          width={1600}
          height={isBroad ? 800 : 1600}
          className={pictureOnPhones ? "max-md:hidden" : ""}
        />
        {pictureOnPhones && (
          <Picture
            {...image}
            src={pictureOnPhones}
            width={1000}
            height={isBroad ? 1250 : 1000}
            className="md:hidden"
          />
        )}
        <svg aria-hidden className="place-marks numbers">
          {marks.map((mark, place) => (
            <Mark key={mark.name} {...mark} number={place + 1} />
          ))}
        </svg>
      </div>
      {(caption || isBroad) && (
        <figcaption className={isBroad ? "page" : ""}>
          {caption && <p className="text-small">{caption}</p>}
          {isBroad && <Key marks={marks} />}
        </figcaption>
      )}
    </figure>
  );
}

type MarkProps = PlaceDrawing["marks"][number] & { number: number };

/** The figure of a mark, else its number; both keep their size however large the picture is. */
function Mark({ figure, across, down, number }: MarkProps) {
  const at = { x: `${across}%`, y: `${down}%` };
  if (figure) {
    return (
      <text {...at} dy="0.35em" className="place-figure">
        {figure}
      </text>
    );
  }
  return (
    <>
      <circle cx={at.x} cy={at.y} r="0.85em" />
      <text {...at} dy="0.36em">
        {number}
      </text>
    </>
  );
}

function Key({ marks }: Pick<PlaceDrawing, "marks">) {
  if (marks.length === 0) return null;
  return (
    <ol className="place-key numbers">
      {marks.map(({ figure, name }, place) => (
        <li key={name}>
          <span className={figure ? "place-figure" : "place-number"}>{figure ?? place + 1}</span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
