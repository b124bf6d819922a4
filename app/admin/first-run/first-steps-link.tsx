import firstRunTexts from "messages:admin/first-run/firstRun";
import { standingOf } from "../../../data/office/first-run.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { stepPlaces } from "./step-places.ts";
import { useFirstRun } from "./use-first-run.ts";
import "./first-run.css";

/** On the dashboard until every step is done or skipped, or the guide is closed. */
export function FirstStepsLink() {
  const t = useTexts(firstRunTexts);
  const { data } = useFirstRun();
  if (!data || data.setAside.includes("guide")) return null;
  const steps = standingOf(data);
  const next = steps.find(({ standing }) => standing === "open");
  if (!next) return null;
  const done = steps.filter(({ standing }) => standing === "done").length;
  return (
    <section aria-labelledby="first-steps" className="first-steps-link">
      <h2 id="first-steps">{t.onDashboard.title}</h2>
      <p>{t.progress({ done, all: steps.length })}</p>
      <p>
        <SiteLink to={stepPlaces[next.id]} className="admin-quiet-link">
          {t.onDashboard.next(t.steps[next.id].title)}
        </SiteLink>
      </p>
      <ButtonLink to="/admin/first-steps">{t.onDashboard.open}</ButtonLink>
    </section>
  );
}
