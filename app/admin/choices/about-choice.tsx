import tableNames from "messages:admin/resources/auditLogTables";
import texts from "messages:admin/resources/choiceUses";
import { useQuery } from "@tanstack/react-query";
import { listChoiceUses } from "../../../data/office/choice-uses.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { nameOf } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { rowsKey } from "../query-keys.ts";

/** The uses of a list entry, so that the office knows whether it can be deleted. */
export function AboutChoice({ row }: { row: ManagedRow }) {
  const t = useTexts(texts);
  const names = useTexts(tableNames);
  const uses = useQuery({
    queryKey: [...rowsKey("choices"), "uses", row.id],
    queryFn: async () => listChoiceUses(await getBackend(), row.id),
    staleTime: 0,
  });
  if (!uses.data) return null;
  if (uses.data.length === 0) return <p className="about-row">{t.none}</p>;
  return (
    <div className="about-row">
      <p>{t.some}</p>
      <ul className="flex flex-wrap gap-x-6">
        {uses.data.map(({ table, uses: count }) => (
          <li key={table}>{t.uses({ table: nameOf(names, table) ?? table, count })}</li>
        ))}
      </ul>
      <p>{t.archive}</p>
    </div>
  );
}
