import { redirect } from "react-router";
import {
  contactMessageSchema,
  createContactMessage,
  getContactPage,
} from "../../../data/contact.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { readForm, refuseUnsaved } from "../../connection/sent-form.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import type { Route } from "./+types/contact";
import { CampusPlaces } from "./campus-places.tsx";
import { MessageForm } from "./message-form.tsx";
import { OfficeHours } from "./office-hours.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  return { content: await getContactPage(supabase) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { supabase } = context.get(pageRequestContext);
  const form = await readForm(request, contactMessageSchema);
  if (!form.sent) return form.refusal;
  let reference: string;
  try {
    reference = await createContactMessage(supabase, form.sent);
  } catch (failure) {
    return refuseUnsaved(failure, form.values);
  }
  return redirect(`/contact/received?reference=${reference}`, 303);
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Contact",
      description:
        "Telephone numbers and office hours of the three campuses, a map of the way, and a form that reaches the school.",
    },
    page,
  );

export default function Contact({ loaderData: { content }, actionData }: Route.ComponentProps) {
  const { school } = useSharedData();
  return (
    <>
      <PageTop
        title="Contact"
        lead={content?.lead ?? "Telephone, write, or use the form. It reaches the school office."}
      />
      <CampusPlaces school={school} places={content?.places ?? {}} />
      <div className="page columns-12 gap-y-14 pt-[calc(var(--spacing-section)*0.7)] pb-section">
        <OfficeHours school={school} hours={content?.hours ?? []} />
        <MessageForm refused={actionData} answer={content?.answer} />
      </div>
    </>
  );
}
