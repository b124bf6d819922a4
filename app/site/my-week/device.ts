import { data, redirect } from "react-router";
import { readMyChoice } from "../../../data/calendar/my-week.ts";
import {
  createPushSubscription,
  endedSubscriptionSchema,
  endPushSubscription,
  pushSubscriptionSchema,
} from "../../../data/notices/push-subscriptions.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import type { Route } from "./+types/device";

export const handle: PageHandle = { private: true, unlisted: true, query: ["campus", "grade"] };

/** Nothing to read: devices write here (app/site/my-week/device-push.ts). */
export function loader() {
  return redirect("/my-week");
}

/** Keeps a device that asks for the urgent notices of a choice, or forgets it: then its address is the proof. */
export async function action(call: Route.ActionArgs) {
  const { site, supabase } = call.context.get(pageRequestContext);
  const fields = await call.request.clone().formData();
  if (fields.get("wish") === "end") {
    const ended = endedSubscriptionSchema.safeParse({ endpoint: fields.get("endpoint") });
    if (!ended.success) return data(null, { status: 422 });
    await endPushSubscription(supabase, ended.data.endpoint);
    return data(null);
  }
  const { searchParams } = new URL(call.request.url);
  const choice = readMyChoice({
    campuses: searchParams.getAll("campus"),
    grades: searchParams.getAll("grade"),
  });
  const { refusal } = await takePublicForm(call, {
    form: "push",
    prefix: "DEV",
    schema: pushSubscriptionSchema(site.push?.services ?? []),
    save: async (device, page) => {
      await createPushSubscription(page.supabase, device, choice, page.language);
      // Devices have no reference; the same form sent again is answered the same.
      return "device";
    },
  });
  return data(null, { status: refusal?.init?.status ?? 200 });
}
