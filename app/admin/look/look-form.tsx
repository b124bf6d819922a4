import adminTexts from "messages:admin/admin/admin";
import lookTexts from "messages:admin/look/look";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { KeptLook } from "../../../data/look/look-schema.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { originalLook, saveLook } from "../../../data/office/look.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useFocusOnAskedField } from "../form/asked-field.ts";
import { LeaveGuard } from "../form/unsaved.tsx";
import { useWayBack } from "../form/way-back.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { firstRunKey, rowsKey } from "../query-keys.ts";
import { Setting } from "../settings/setting.tsx";
import { ColourField } from "./colour-field.tsx";
import { ContrastWords } from "./contrast-words.tsx";
import { LogoField } from "./logo-field.tsx";
import { LookPreview } from "./look-preview.tsx";
import { readColour } from "./typed-colour.ts";

/** All parts of the look; saving shows it to visitors. */
export function LookForm({ saved, seen }: { saved: KeptLook; seen: string | null }) {
  const t = useTexts(lookTexts);
  const shared = useTexts(adminTexts);
  const [typed, setTyped] = useState(() => [saved.colours[0] ?? "", saved.colours[1] ?? ""]);
  const [logos, setLogos] = useState({ logo: saved.logo, lightLogo: saved.lightLogo });
  const [isRefused, setRefused] = useState(false);
  const { save, trouble, isBusy, isSaved } = useLookSaving(seen);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnAskedField(form, (field) => [field]);
  const [first = "", second = ""] = typed;
  const errors = { first: refusalOf(first, t), second: refusalOf(second, t) };
  if (!first.trim() && second.trim()) errors.first ??= t.firstMissing;
  const colours = typed.map(readColour).filter((colour) => colour !== undefined);
  const look: KeptLook = { ...logos, colours };
  // With its parts in a fixed order, because the stored look has its own.
  const partsOf = ({ logo, lightLogo, colours }: KeptLook) =>
    JSON.stringify([logo, lightLogo, colours]);
  const isChanged = partsOf(look) !== partsOf(saved);
  const isOriginal = saved.colours.length === 0 && !saved.logo;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    if (!errors.first && !errors.second) return void save(look, t.saved);
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
    );
  };
  return (
    <div className="look">
      <form ref={form} noValidate onSubmit={submit} className="look-form">
        {trouble && <Notice kind="bad" title={trouble} />}
        <Setting title={t.logoTitle} effect={t.logoEffect} place="logo">
          <LogoField
            label={t.parts.logo}
            hint={t.logoHint}
            ground="paper"
            logo={logos.logo}
            onChange={(logo) => setLogos({ logo, lightLogo: logo && logos.lightLogo })}
          />
          {logos.logo && (
            <LogoField
              label={t.parts.lightLogo}
              hint={t.lightLogoHint}
              ground="pine"
              logo={logos.lightLogo}
              onChange={(lightLogo) => setLogos({ ...logos, lightLogo })}
            />
          )}
        </Setting>
        <Setting title={t.coloursTitle} effect={t.coloursEffect} place="colours">
          <div className="look-colours">
            <ColourField
              name="first"
              label={t.first}
              hint={t.firstHint}
              value={first}
              standard="#2d6a50"
              error={isRefused ? errors.first : undefined}
              onChange={(value) => setTyped([value, second])}
            />
            <ColourField
              name="second"
              label={t.second}
              hint={t.secondHint}
              value={second}
              standard="#fdb748"
              error={isRefused ? errors.second : undefined}
              onChange={(value) => setTyped([first, value])}
            />
          </div>
          <ContrastWords colours={colours} />
        </Setting>
        <div className="save-bar">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? shared.saving : shared.save}
          </Button>
          {!isOriginal && (
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => void save(originalLook, t.wentBack)}
            >
              {t.goBack}
            </Button>
          )}
        </div>
      </form>
      <LookPreview look={look} />
      <LeaveGuard isNeeded={() => isChanged && !isSaved.current} fact={t.leaveFact} />
    </div>
  );
}

/** The error of a typed colour; an empty field is valid. */
function refusalOf(typed: string, t: typeof lookTexts.en): string | undefined {
  return typed.trim() === "" || readColour(typed) ? undefined : t.noColour;
}

/** Publishes a look, says so, and offers an undo. */
function useLookSaving(seen: string | null) {
  const t = useTexts(lookTexts);
  const shared = useTexts(adminTexts);
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isSaved = useRef(false);
  const goBack = useWayBack();
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: rowsKey("site_content") });
    void queries.invalidateQueries({ queryKey: firstRunKey });
  };
  const save = async (look: KeptLook, message: string) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      const client = await getBackend();
      const ids = await saveLook(client, look, seen);
      if (!ids) setTrouble(t.others);
      else {
        isSaved.current = true;
        const since = seen ?? "1970-01-01T00:00:00Z";
        const undo = async () => {
          await undoChanges(client, "site_content", ids, since);
          void refresh();
        };
        showToast(ids.length > 0 ? { message, undo } : { message });
        await refresh();
        goBack?.(message);
      }
    } catch (failure) {
      setTrouble(failureSentence(failure, shared, shared.saveFailed));
    }
    setBusy(false);
  };
  return { save, trouble, isBusy, isSaved };
}
