import photoCodeTexts from "messages:site/photo-removal/code";
import { redirect, useSearchParams } from "react-router";
import { confirmPhotoRequest, photoCodeSchema } from "../../../data/forms/photo-requests.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { fieldRefusal } from "../../connection/refusal-sentences.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Field } from "../../ui/field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import type { Route } from "./+types/code";

/** Private: the email's link contains the code. */
export const handle: PageHandle = { private: true, unlisted: true, query: ["reference", "code"] };

export async function action(call: Route.ActionArgs) {
  const { reference, refusal } = await takePublicForm(call, {
    form: "photo_removal_code",
    prefix: "PHO",
    schema: photoCodeSchema,
    save: async (sent, { supabase }) => {
      const status = await confirmPhotoRequest(supabase, sent);
      if (status === "gone") throw codeGone;
      if (status !== "confirmed") throw fieldRefusal("code", "one_time_code_wrong");
      return sent.reference;
    },
  });
  return refusal ?? redirect(`/photo-removal/received?reference=${reference}&status=hidden`, 303);
}

/** Shaped like the database's refusal of a form. */
const codeGone = { code: "PT409", details: "photo_code_gone" };

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) =>
  pageMeta(photoCodeTexts[metaLanguage(page)], page);

/** Where a person unknown to the school proves their address. Opening the link hides nothing. */
export default function PhotoRemovalCode({ actionData: refused }: Route.ComponentProps) {
  const t = useTexts(photoCodeTexts);
  const [query] = useSearchParams();
  const typed = (name: string) => refused?.values[name] ?? query.get(name) ?? "";
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page pt-8 pb-section">
        <div className="max-w-136">
          <SentForm id="code-form" proven to="/photo-removal/code" refused={refused} send={t.send}>
            <input type="hidden" name="reference" value={typed("reference")} />
            <Field
              label={t.code}
              name="code"
              hint={t.hint}
              defaultValue={typed("code")}
              error={refused?.errors.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="wide"
            />
          </SentForm>
        </div>
      </div>
    </>
  );
}
