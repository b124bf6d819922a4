import adminTexts from "messages:admin/admin/admin";
import exposedTexts from "messages:admin/publishing/exposed";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { givePublishingReason } from "../../../data/publishing/exposed.ts";
import type { PublicPlace } from "../../../data/publishing/public-places.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { placeInForm } from "../form/field-values.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { ExposedPlaces, type Reason } from "../publishing/exposed-places.tsx";
import { publicPlacesKey } from "../query-keys.ts";
import { resources } from "../resources.ts";
import { placeOf } from "../row-places.ts";

/** Places of the public site that mention a child: each links to its form, or gets a reason. */
export function PublicPlaces({ of: places }: { of: readonly PublicPlace[] }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  const { kept } = useTexts(exposedTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const nameOf = ({ target, shown, field }: PublicPlace) => {
    const { kind, name } = placeOf(target, shown, language);
    const resource = resources.find(({ table }) => table === target);
    return `${kind}: ${name} (${resource ? placeInForm(resource, field, language, t) : field})`;
  };
  const explain = async (reasons: readonly Reason[]) => {
    setBusy(true);
    try {
      const client = await getBackend();
      for (const { place, reason } of reasons) await givePublishingReason(client, place, reason);
      showToast({ message: kept });
    } catch (failure) {
      showToast({ message: failureSentence(failure, t, t.saveFailed) });
    }
    await queries.invalidateQueries({ queryKey: publicPlacesKey });
    setBusy(false);
  };
  return (
    <ExposedPlaces
      places={places}
      nameOf={nameOf}
      formOf={({ target, shown }) => placeOf(target, shown, language).to}
      explain={(reasons) => void explain(reasons)}
      isBusy={isBusy}
    />
  );
}
