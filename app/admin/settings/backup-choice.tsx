import adminTexts from "messages:admin/admin/admin";
import choiceTexts from "messages:admin/first-run/backupChoice";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type BackupChoice, backupChoices, chooseBackup } from "../../../data/office/first-run.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { useFirstRun } from "../first-run/use-first-run.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { firstRunKey } from "../query-keys.ts";
import { Setting } from "./setting.tsx";

/** The person who keeps a backup of the school in another place. */
export function BackupChoiceForm() {
  const t = useTexts(choiceTexts);
  const admin = useTexts(adminTexts);
  const run = useFirstRun();
  const [isMissing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const showToast = useToast();
  const queries = useQueryClient();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("backup");
    const chosen = backupChoices.find((choice) => choice === typed);
    setMissing(!chosen);
    setTrouble(undefined);
    if (!chosen) return;
    try {
      await chooseBackup(await getBackend(), chosen);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: firstRunKey });
    } catch (failure) {
      const { details } = failure as { details?: string };
      setTrouble(details === "campus_scope" ? t.campus : failureSentence(failure, admin));
    }
  };
  if (!run.data) return null;
  return (
    <Setting title={t.title} effect={t.effect}>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="grid gap-6" onSubmit={save}>
        <RadioField
          label={t.question}
          name="backup"
          defaultValue={run.data.backup ?? ""}
          error={isMissing ? t.missing : undefined}
          choices={backupChoices.map((id: BackupChoice) => ({ id, name: t.choices[id] }))}
        />
        <div>
          <Button type="submit">{t.save}</Button>
        </div>
      </form>
    </Setting>
  );
}
