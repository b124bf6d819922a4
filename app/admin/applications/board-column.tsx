import boardTexts from "messages:admin/applications/board";
import { useId, useState } from "react";
import type { ApplicationStage, BoardStage } from "../../../data/admissions/application-stages.ts";
import type { listBoard } from "../../../data/admissions/applications-office.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Overdue } from "../resources/enquiry-parts.tsx";

type Column = Awaited<ReturnType<typeof listBoard>>[BoardStage];
export type BoardCard = Column["rows"][number];

type Move = (card: BoardCard, to: ApplicationStage) => void;

/** The applications of one stage, the longest in it first. */
export function BoardColumn({
  stage,
  name,
  of: { rows, count },
  campus,
  targetsOf,
  cardOf,
  move,
}: {
  stage: ApplicationStage;
  name: string;
  of: Column;
  campus: string;
  targetsOf: (card: BoardCard) => { id: string; name: string }[];
  /** The card that is dragged here, by its id. */
  cardOf: (id: string) => BoardCard | undefined;
  move: Move;
}) {
  const t = boardTexts[useLanguage()];
  const heading = useId();
  const [isOver, setOver] = useState(false);
  const list = `/admin/applications?stage=${stage}${campus && `&campus=${campus}`}&sort=stage`;
  return (
    <section
      aria-labelledby={heading}
      className="board-column"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const card = cardOf(event.dataTransfer.getData("text/plain"));
        if (card) move(card, stage);
      }}
    >
      <h2 id={heading}>
        {name} <span className="numbers font-normal text-ink-2">{count}</span>
      </h2>
      {rows.length === 0 && <p className="text-small text-ink-2">{t.empty}</p>}
      <ul>
        {rows.map((card) => (
          <Card key={card.id} card={card} targets={targetsOf(card)} move={move} />
        ))}
      </ul>
      {count > rows.length && (
        <SiteLink to={list} className="admin-quiet-link">
          {t.more(count - rows.length)}
        </SiteLink>
      )}
    </section>
  );
}

function Card({
  card,
  targets,
  move,
}: {
  card: BoardCard;
  targets: { id: string; name: string }[];
  move: Move;
}) {
  const language = useLanguage();
  const t = boardTexts[language];
  const { id, child_name, campus, stage, stage_since, offer_ends_on, documents } = card;
  return (
    <li
      draggable
      className="board-card"
      onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
    >
      <SiteLink to={`/admin/applications/${id}`} draggable={false} className="board-child">
        {child_name}
      </SiteLink>
      <p className="board-facts">
        <span>{gradeIn(card.class ?? "", language)}</span>
        <CampusMark campus={campus} />
      </p>
      <p className="numbers text-small text-ink-2">
        {stage === "offer" && offer_ends_on
          ? t.until(shortDate(offer_ends_on, language))
          : t.since(shortDate(stage_since, language))}
        {documents > 0 && ` · ${t.documents(documents)}`}
      </p>
      {card.task && (
        <div className="board-task">
          <p>{t.task(card.task)}</p>
          <p className="text-ink-2">
            {[card.due_on && t.by(shortDate(card.due_on, language)), card.owner_name]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {card.due_on && <Overdue since={card.due_on} />}
        </div>
      )}
      <select
        aria-label={t.move(child_name ?? "")}
        value=""
        className="field-control board-move"
        onChange={({ target }) => move(card, target.value as ApplicationStage)}
      >
        <option value="">{t.moveTo}</option>
        {targets.map((target) => (
          <option key={target.id} value={target.id}>
            {target.name}
          </option>
        ))}
      </select>
    </li>
  );
}
