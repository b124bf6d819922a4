import adminTexts from "messages:admin/admin/admin";
import { useParams } from "react-router";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { OneRow, RowHead } from "../form/row-page.tsx";
import { RowsList } from "../list/rows-list.tsx";
import { sports } from "../resources/sports.tsx";
import { sportsRegistrations } from "../resources/sports-registrations.tsx";
import type { Route } from "./+types/registrations-page";
import "../form/row-form.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  const title = t.title(sportsRegistrations.texts[language].many);
  return pageMeta({ title, description: t.description }, page);
};

/** The registrations for one sport, beside its form. */
export default function RegistrationsPage() {
  const { id = "" } = useParams();
  return (
    <OneRow resource={sports} id={id}>
      {(row) => (
        <>
          <RowHead resource={sports} row={row} tab="registrations" />
          <RowsList resource={ofOneSport} within={{ sport_id: row.id }} />
        </>
      )}
    </OneRow>
  );
}

const ofOneSport = {
  ...sportsRegistrations,
  filters: sportsRegistrations.filters.filter(({ id }) => id !== "sport"),
};
