import staffTexts from "messages:admin/staff/staff";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { SchoolClient } from "../../../data/client.ts";
import {
  activateColleague,
  type Colleague,
  deleteColleague,
  updateColleague,
} from "../../../data/office/staff.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useToast } from "../frame/toasts.tsx";
import { staffKey, useCampusChoices } from "./staff-choices.ts";
import { refusalOf } from "./staff-refusals.ts";

/** Actions on a colleague's entry: change the campus, grant the role, remove. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  const t = useTexts(staffTexts);
  const [open, setOpen] = useState<"change" | "remove">();
  const showToast = useToast();
  const queries = useQueryClient();
  const choices = useCampusChoices();
  const { id, user_id, full_name, email, campus, is_active } = colleague;
  const run = async (act: (client: SchoolClient) => Promise<void>, said: string) => {
    setOpen(undefined);
    try {
      await act(await getBackend());
      showToast({ message: said });
    } catch (failure) {
      showToast({ message: refusalOf(failure, t.refusals) });
    }
    await queries.invalidateQueries({ queryKey: staffKey });
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = {
      full_name: String(data.get("full_name")).trim().slice(0, 120) || email,
      campus: String(data.get("campus")) || null,
    };
    void run((client) => updateColleague(client, id, values), t.saved);
  };
  if (open === "change") {
    return (
      <form className="staff-change" onSubmit={change}>
        <Field name="full_name" label={t.name} defaultValue={full_name ?? ""} maxLength={120} />
        <Field
          as="select"
          name="campus"
          label={t.campus}
          none={t.everything}
          choices={choices}
          optional="unsaid"
          defaultValue={campus ?? ""}
        />
        <div className="decisions">
          <Button type="submit" size="small">
            {t.save}
          </Button>
          <Button variant="ghost" size="small" onClick={() => setOpen(undefined)}>
            {t.cancel}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <div className="decisions">
      {user_id && !is_active && (
        <Button
          size="small"
          onClick={() => void run((client) => activateColleague(client, user_id), t.saved)}
        >
          {t.activate}
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setOpen("change")}>
        {t.change}
      </Button>
      <Button variant="redOutline" size="small" onClick={() => setOpen("remove")}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={open === "remove"}
        title={t.removeQuestion(full_name ?? email)}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={() => void run((client) => deleteColleague(client, id), t.removed)}
        onClose={() => setOpen(undefined)}
      >
        <p>{t.removeFact}</p>
      </ConfirmDialog>
    </div>
  );
}
