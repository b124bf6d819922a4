import adminTexts from "messages:admin/admin/admin";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { createView, deleteView, type ListView, listViews } from "../../../data/office/lists.ts";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";

/** The saved views of a list: open, delete, or save the current one. */
export default function ViewsPanel({ path }: { path: string }) {
  const t = useTexts(adminTexts);
  const [parameters] = useSearchParams();
  const showToast = useToast();
  const queries = useQueryClient();
  const key = ["views", path];
  const views = useQuery({
    queryKey: key,
    queryFn: async () => listViews(await getBackend(), path),
  });
  const act = async (change: () => Promise<void>, said: string, done?: () => void) => {
    try {
      await change();
      showToast({ message: said });
      done?.();
    } catch (failure) {
      showToast({ message: failureSentence(failure, t) });
    }
    await queries.invalidateQueries({ queryKey: key });
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const name = String(typed.get("view-name") ?? "").trim();
    if (name === "") return;
    const query = new URLSearchParams(parameters);
    query.delete("from");
    const view = {
      resource: path,
      name,
      query: String(query),
      is_shared: typed.get("view-shared") === "on",
    };
    const save = async () => createView(await getBackend(), view);
    void act(save, t.viewSaved, () => form.reset());
  };
  return (
    <div className="list-menu-panel">
      {views.data?.length === 0 && <p className="text-small text-ink-2">{t.noViews}</p>}
      <ul>
        {views.data?.map((view) => (
          <View
            key={view.id}
            view={view}
            remove={() => act(async () => deleteView(await getBackend(), view.id), t.viewRemoved)}
          />
        ))}
      </ul>
      <form onSubmit={add} className="list-menu-form">
        <Field name="view-name" label={t.viewName} optional="unsaid" maxLength={80} />
        <Field as="check" name="view-shared" label={t.viewShared} optional="unsaid" />
        <Button type="submit" variant="outline" size="small">
          {t.viewSave}
        </Button>
      </form>
    </div>
  );
}

function View({ view, remove }: { view: ListView; remove: () => void }) {
  const { user } = useSession();
  const t = useTexts(adminTexts);
  return (
    <li className="list-menu-view">
      <SiteLink to={`?${view.query}`}>{view.name}</SiteLink>
      {view.owner === user?.id ? (
        <button type="button" aria-label={t.viewRemove(view.name)} onClick={remove}>
          <Icon of={X} />
        </button>
      ) : (
        <span className="text-small text-ink-2">{t.shared}</span>
      )}
    </li>
  );
}
