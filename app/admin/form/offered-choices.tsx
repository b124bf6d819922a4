import adminTexts from "messages:admin/admin/admin";
import offeredTexts from "messages:admin/form/offered";
import { isRowId } from "../../../data/forms/ids.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type Offering, useLoadedChoices } from "../choices.ts";
import type { Choice } from "../resource.ts";

/**
 * What a control offers: the present choices, and always the row's own, whether it is archived, on no list,
 * or not loaded yet. A select without the row's choice would save that nothing is chosen.
 */
export function useOfferedChoices(offering: Offering, typed: string) {
  const { choices, isPending, retry } = useLoadedChoices(offering);
  const t = useTexts(offeredTexts);
  const { loading } = useTexts(adminTexts);
  const chosen = typed.split(", ").filter(Boolean);
  const unknown = chosen.filter((id) => !choices.some((one) => one.id === id));
  // A word names itself; the id of a row says nothing.
  const nameOf = (id: string) => {
    if (!isRowId(id)) return id;
    return isPending ? loading : t.before;
  };
  return {
    choices: [
      ...choices.filter(({ id, isArchived }) => !isArchived || chosen.includes(id)),
      ...unknown.map((id): Choice => ({ id, name: nameOf(id) })),
    ],
    retry,
  };
}

/** A notice below a control whose choices could not be loaded. */
export function ChoicesFailed({
  isChosen,
  retry,
}: {
  /** Whether something was chosen before. */
  isChosen: boolean;
  retry: () => void;
}) {
  const t = useTexts(offeredTexts);
  const shared = useTexts(adminTexts);
  return (
    <Notice kind="bad" title={t.failed} className="mt-3">
      <p>{isChosen ? t.stays : shared.failedNext}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={retry}>
        {shared.retry}
      </Button>
    </Notice>
  );
}
