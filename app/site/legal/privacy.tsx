import { getLegalPage } from "../../../data/legal.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import type { Route } from "./+types/privacy";
import { LegalText } from "./legal-text.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await getLegalPage(context.get(pageRequestContext).supabase, "privacy") };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Privacy",
      description:
        "What the school keeps about children, families and visitors of its website, why, for how long, and your rights.",
    },
    page,
  );

export default function Privacy({ loaderData: { content } }: Route.ComponentProps) {
  return <LegalText title="Privacy" content={content} />;
}
