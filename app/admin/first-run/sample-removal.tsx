import adminTexts from "messages:admin/admin/admin";
import sampleTexts from "messages:admin/first-run/sampleSchool";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Language, languageOf } from "../../../data/languages.ts";
import { undoChange } from "../../../data/office/changes.ts";
import {
  type FirstRun,
  type listSampleCounts,
  removeSampleSchool,
} from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { failureSentence, undoFailureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { momentOf } from "../resource.ts";
import { resources } from "../resources.ts";

type Counts = Awaited<ReturnType<typeof listSampleCounts>>;

/** How much of each kind is removed and stays, and the button for it. */
export function Removal({ counts }: { counts: Counts }) {
  const language = useLanguage();
  const t = useTexts(sampleTexts);
  const { cancel } = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useRemoval();
  const going = sum(counts, "going");
  const staying = sum(counts, "staying");
  const shown = (count: number) => count.toLocaleString(languageOf(language).tag);
  const lines = counts
    .map(({ table_name, ...count }) => ({ kind: kindOf(table_name, language), ...count }))
    .toSorted((one, other) => one.kind.localeCompare(other.kind, languageOf(language).tag));
  return (
    <section aria-label={t.remove} className="about-row">
      <table className="list-table plain-table">
        <thead>
          <tr>
            <th scope="col">{t.kind}</th>
            <th scope="col" data-number>
              {t.going}
            </th>
            <th scope="col" data-number>
              {t.staying}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">{line.kind}</th>
              <td data-number>{shown(line.going)}</td>
              <td data-number>{shown(line.staying)}</td>
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row">{t.total}</th>
            <td data-number>{shown(going)}</td>
            <td data-number>{shown(staying)}</td>
          </tr>
        </tbody>
      </table>
      {staying > 0 && <p className="admin-lead">{t.stayingFact(staying)}</p>}
      <div>
        <Button variant="redOutline" disabled={isBusy} onClick={() => setAsking(true)}>
          {isBusy ? t.removing : t.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question}
        confirm={t.remove}
        cancel={cancel}
        onConfirm={() => {
          setAsking(false);
          void remove(going);
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t.fact(going)}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Nothing is left; a sample removed within thirty days is restored here. */
export function Removed({ run }: { run: FirstRun | undefined }) {
  const language = useLanguage();
  const t = useTexts(sampleTexts);
  const { bringBack, isBusy } = useRemoval();
  const removal = run?.removal;
  if (!removal) {
    return (
      <EmptyState title={t.nothing} className="mb-8">
        <p>{t.nothingFact}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t.removedOn(momentOf(removal.at, language))}
      className="mb-8"
      action={
        <Button variant="outline" disabled={isBusy} onClick={() => void bringBack(removal.change)}>
          {t.bringBack}
        </Button>
      }
    >
      <p>{t.removedFact}</p>
    </EmptyState>
  );
}

/** Removes the sample school, and undoes that; everything that the office shows is refetched after either. */
function useRemoval() {
  const t = useTexts(sampleTexts);
  const shared = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const remove = async (expected: number) => {
    setBusy(true);
    try {
      const change = await removeSampleSchool(await getBackend(), expected);
      const undo = async () => {
        await undoChange(await getBackend(), change);
        void queries.invalidateQueries();
      };
      showToast({ message: t.removed, undo });
    } catch (failure) {
      const { details } = failure as { details?: string };
      showToast({
        message: details === "expected" ? t.others : failureSentence(failure, shared, t.failed),
      });
    }
    await queries.invalidateQueries();
    setBusy(false);
  };
  const bringBack = async (change: number) => {
    setBusy(true);
    try {
      await undoChange(await getBackend(), change);
      showToast({ message: shared.undone });
    } catch (failure) {
      showToast({ message: undoFailureSentence(failure, shared) });
    }
    await queries.invalidateQueries();
    setBusy(false);
  };
  return { remove, bringBack, isBusy };
}

function sum(counts: Counts, column: "going" | "staying"): number {
  return counts.reduce((total, count) => total + count[column], 0);
}

/** The office's name for the rows of a table. */
function kindOf(table: string, language: Language): string {
  const { bookings, pictures } = sampleTexts[language];
  const unlisted: Record<string, string> = {
    site_content: adminTexts[language].siteContent,
    meeting_bookings: bookings,
    gallery_images: pictures,
  };
  const resource = resources.find((each) => each.table === table);
  return unlisted[table] ?? resource?.texts[language].many ?? table.replaceAll("_", " ");
}
