import { getLegalPage } from "../../../data/legal.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import type { Route } from "./+types/terms";
import { LegalText } from "./legal-text.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await getLegalPage(context.get(pageRequestContext).supabase, "terms") };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Terms",
      description: "The rules for using the school's website, in plain words.",
    },
    page,
  );

export default function Terms({ loaderData: { content } }: Route.ComponentProps) {
  return <LegalText title="Terms" content={content} />;
}
