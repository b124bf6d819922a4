import adminTexts from "messages:admin/admin/admin";
import listActionTexts from "messages:admin/list/listAction";
import { ArrowUpDown, Plus, Trash2 } from "lucide-react";
import { useLocation, useSearchParams } from "react-router";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { resourceAt } from "../resources.ts";
import type { Route } from "./+types/list-page";
import { askListAhead } from "./list-queries.ts";
import { partIn } from "./list-state.ts";
import { RowsList } from "./rows-list.tsx";

export const handle: PageHandle = { unlisted: true, frame: "admin", askAhead: askListAhead };

export const meta: Route.MetaFunction = (page) => {
  const t = adminTexts[metaLanguage(page)];
  const { many } = resourceAt(page.location.pathname).texts[metaLanguage(page)];
  return pageMeta({ title: t.title(many), description: t.description }, page);
};

/** The list of any resource. */
export default function ListPage() {
  const resource = resourceAt(useLocation().pathname);
  const [parameters] = useSearchParams();
  const part = partIn(resource, (name) => parameters.get(name));
  const language = useLanguage();
  const texts = resource.texts[language];
  const { listActions: ListActions } = resource;
  const t = useTexts(adminTexts);
  return (
    <>
      <AdminHead title={texts.many} lead={texts.lead}>
        {ListActions && <ListActions />}
        {resource.place && (
          <QuietLink to={`/admin/${resource.path}/order${part}`} icon={ArrowUpDown}>
            {listActionTexts[language].order}
          </QuietLink>
        )}
        {!resource.isKept && (
          <QuietLink to={`/admin/${resource.path}/trash`} icon={Trash2}>
            {t.trash}
          </QuietLink>
        )}
        {!resource.isGiven && (
          <ButtonLink to={`/admin/${resource.path}/new${part}`} size="small">
            <Icon of={Plus} />
            {texts.add}
          </ButtonLink>
        )}
      </AdminHead>
      <RowsList resource={resource} />
    </>
  );
}
