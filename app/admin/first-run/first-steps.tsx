import adminTexts from "messages:admin/admin/admin";
import firstRunTexts from "messages:admin/first-run/firstRun";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type FirstRun,
  type FirstStep,
  setFirstStepAside,
  standingOf,
} from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Status } from "../../ui/status.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { firstRunKey } from "../query-keys.ts";
import type { Route } from "./+types/first-steps";
import { stepPlaces } from "./step-places.ts";
import { useFirstRun } from "./use-first-run.ts";
import "./first-run.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, places, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(places["first-steps"]), description }, page);
};

/** From the sample school to the school's own: each step with its page and state. */
export default function FirstSteps() {
  const t = useTexts(firstRunTexts);
  const { places } = useTexts(adminTexts);
  const run = useFirstRun();
  return (
    <>
      <AdminHead title={places["first-steps"]} lead={t.lead} />
      {run.isPending && <Skeleton className="h-96" />}
      {run.isError && <LoadFailed retry={() => void run.refetch()} />}
      {run.data && <Steps run={run.data} />}
    </>
  );
}

const tints = { done: "good", open: "waiting", aside: "plain" } as const;

function Steps({ run }: { run: FirstRun }) {
  const t = useTexts(firstRunTexts);
  const { change, isBusy } = useAside();
  const steps = standingOf(run);
  const done = steps.filter(({ standing }) => standing === "done").length;
  const isAway = run.setAside.includes("guide");
  return (
    <>
      {done === steps.length ? (
        <Notice kind="good" title={t.finished} className="mb-6" />
      ) : (
        <p className="mb-4 font-semibold">{t.progress({ done, all: steps.length })}</p>
      )}
      <ol className="first-steps">
        {steps.map(({ id, standing }) => {
          const { title, why } = t.steps[id];
          const isAside = standing === "aside";
          return (
            <li key={id} data-standing={standing}>
              <div className="first-step">
                <SiteLink to={stepPlaces[id]}>{title}</SiteLink>
                <p>{why}</p>
              </div>
              <p className="first-step-standing">
                <Status kind={tints[standing]}>{t.standings[standing]}</Status>
                {standing !== "done" && (
                  <Button
                    variant="ghost"
                    size="small"
                    disabled={isBusy}
                    aria-label={(isAside ? t.resumeOf : t.asideOf)(title)}
                    onClick={() => change(id, !isAside)}
                  >
                    {isAside ? t.resume : t.aside}
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="mt-6">
        <Button variant="outline" disabled={isBusy} onClick={() => change("guide", !isAway)}>
          {isAway ? t.bringBack : t.putAway}
        </Button>
      </p>
      {!isAway && <p className="admin-lead mt-2">{t.putAwayFact}</p>}
    </>
  );
}

/** Skips a step or the whole guide, or resumes it. */
function useAside() {
  const t = useTexts(adminTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const set = async (step: FirstStep | "guide", aside: boolean) => {
    setBusy(true);
    try {
      await setFirstStepAside(await getBackend(), step, aside);
      await queries.invalidateQueries({ queryKey: firstRunKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, t) });
    }
    setBusy(false);
  };
  const change = (step: FirstStep | "guide", aside: boolean) => void set(step, aside);
  return { change, isBusy };
}
