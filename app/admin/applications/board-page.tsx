import adminTexts from "messages:admin/admin/admin";
import boardTexts from "messages:admin/applications/board";
import seatsTexts from "messages:admin/applications/seats";
import words from "messages:admin/fields/office/applications";
import sharedFields from "messages:admin/form/sharedFields";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Armchair } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type ApplicationStage, boardStages } from "../../../data/admissions/application-stages.ts";
import { listBoard } from "../../../data/admissions/applications-office.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Field } from "../../ui/field.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, PageLoading, QuietLink } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { applications } from "../resources/applications.tsx";
import type { Route } from "./+types/board-page";
import { type BoardCard, BoardColumn } from "./board-column.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useApplicationMoves } from "./move-form.tsx";
import "./board.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(boardTexts[language].title), description: t.description }, page);
};

/** Open applications as cards, a column for each stage; a card is moved by pointer or by its menu. */
export default function BoardPage() {
  const language = useLanguage();
  const t = boardTexts[language];
  const shared = sharedFields[language];
  const names: Record<string, string> = words[language].choices.stage;
  const [parameters, setParameters] = useSearchParams();
  const campus = parameters.get("campus") ?? "";
  const [moving, setMoving] = useState<{ card: BoardCard; to: ApplicationStage }>();
  const showToast = useToast();
  const moves = useApplicationMoves();
  const board = useQuery({
    queryKey: [...rowsKey("applications"), "board", campus],
    queryFn: async () => listBoard(await getBackend(), campus || null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const failed = [board, moves].filter(({ isError }) => isError);
  const mayMove = (from: string, to: string) =>
    moves.data?.some(({ from_stage, to_stage }) => from_stage === from && to_stage === to) ?? false;
  const move = (card: BoardCard, to: ApplicationStage) => {
    if (card.stage === to || !moves.data) return;
    if (mayMove(card.stage, to)) return setMoving({ card, to });
    const said = { from: names[card.stage] ?? card.stage, to: names[to] ?? to };
    showToast({ message: t.notPossible(said) });
  };
  return (
    <>
      <AdminHead title={t.title} lead={t.lead} above={<BackToList resource={applications} />}>
        <QuietLink to={`/admin/applications/seats${campus && `?campus=${campus}`}`} icon={Armchair}>
          {seatsTexts[language].link}
        </QuietLink>
        <Field
          as="select"
          name="campus"
          label={shared.campus.label}
          optional="unsaid"
          value={campus}
          none={shared.campus.all}
          choices={campusesIn(language)}
          onChange={({ target: { value } }) => setParameters(value ? { campus: value } : {})}
        />
      </AdminHead>
      {failed.length > 0 && (
        <LoadFailed
          retry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
      {board.isPending && <PageLoading />}
      {board.data && (
        <div className="board" data-stale={board.isPlaceholderData || undefined}>
          {boardStages.map((stage) => (
            <BoardColumn
              key={stage}
              stage={stage}
              name={names[stage] ?? stage}
              of={board.data[stage]}
              campus={campus}
              targetsOf={(card) =>
                Object.entries(names)
                  .filter(([to]) => mayMove(card.stage, to))
                  .map(([id, name]) => ({ id, name }))
              }
              cardOf={(id) =>
                boardStages.flatMap((each) => board.data[each].rows).find((row) => row.id === id)
              }
              move={move}
            />
          ))}
        </div>
      )}
      {moving && (
        <MoveDialog card={moving.card} to={moving.to} close={() => setMoving(undefined)} />
      )}
    </>
  );
}
