import applicationTexts from "messages:site/admissions/application";
import applyTexts from "messages:site/admissions/apply";
import { useTexts } from "../../../language/texts.ts";
import "./apply.css";

/** From the first page to the answer, in sight beside the form. */
export function WhatComesNext() {
  const t = useTexts(applyTexts).next;
  return (
    <>
      <h2 id="next" className="text-h3">
        {t.title}
      </h2>
      <ol className="numbers">
        {Object.entries(t.steps).map(([step, { title, text }]) => (
          <li key={step}>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** From the last page to the place. */
export function AfterSending() {
  const { title, steps } = useTexts(applyTexts).next;
  const { names } = useTexts(applicationTexts).path;
  return (
    <>
      <h2 id="next" className="text-h3">
        {title}
      </h2>
      <p className="mt-3 text-ink-2">{steps.answer.text}</p>
      <ol className="numbers font-display text-h4">
        {Object.entries(names).map(([step, name]) => (
          <li key={step}>{name}</li>
        ))}
      </ol>
    </>
  );
}
