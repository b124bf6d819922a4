import applicationTexts from "messages:site/admissions/application";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Application } from "../../../../data/admissions/applications.ts";
import { SentApplication } from "./sent-application.tsx";

const offered: Application = {
  ...{
    reference: "APP-26-ABCDEFG",
    stage: "offer",
    stage_since: "2026-11-20T06:00:00Z",
    words: "",
  },
  ...{ child_name: "Tara Negi", date_of_birth: "2019-05-04", campus: "juniors", class: "Class 2" },
  ...{ session: "2027-28", present_school: null, message: null, meeting_id: null, visit_at: null },
  ...{ guardian_name: "Asha Negi", guardian_relation: null, email: "asha@family.example" },
  ...{ phone: "01704 222222", offer_ends_on: "2099-01-01", is_offer_over: false },
  ...{ paid_amount: null, paid_on: null, came_amount: null, asked_amount: null, held_until: null },
  submitted_at: "2026-11-02T06:00:00Z",
};
const fees = { asked: [], due: 5000, payment: null, online: true };
const to = "/admissions/application?key=1";

/** The family's page after it has come back from the gateway. */
function pageOf(application: Application): string {
  const sent = { application, token: "1", visit: null, fees, papers: null, to, done: "paying" };
  const element = createElement(SentApplication, { ...sent, refused: undefined });
  const routes = [{ path: "/admissions/application", element }];
  const router = createMemoryRouter(routes, { initialEntries: [`${to}&done=paying`] });
  return renderToString(createElement(RouterProvider, { router }));
}

test("a family whose payment was too little is told so, and not to wait for a receipt", () => {
  const { done } = applicationTexts.en;
  expect(pageOf(offered)).toContain(done.paying);
  const page = pageOf({ ...offered, came_amount: 1200, asked_amount: 5000 });
  expect(page).toContain("₹1,200 of ₹5,000 came.");
  expect(page).not.toContain(done.paying);
});
