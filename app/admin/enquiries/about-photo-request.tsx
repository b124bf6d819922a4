import { photoRelations } from "../../../data/forms/photo-relations.ts";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Facts } from "../frame/facts.tsx";
import { textOf } from "../resource.ts";
import { photoRequests } from "../resources/photo-requests.tsx";

/** The picture and who asks. An uploaded picture shows here only while visitors see it too. */
export function AboutPhotoRequest({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const { columns } = photoRequests.texts[language];
  const relation = listIn(photoRelations, language).find(({ id }) => id === row.relation);
  return (
    <div className="about-row">
      <Facts
        of={[
          [columns.album_title ?? "", textOf(row, "album_title")],
          [columns.name ?? "", `${textOf(row, "name")}, ${textOf(row, "email")}`],
          ["", relation?.name],
          [columns.reason ?? "", textOf(row, "reason")],
        ]}
      />
    </div>
  );
}
