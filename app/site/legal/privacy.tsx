import legalTexts from "messages:site/legal/legal";
import { getLegalPage } from "../../../data/pages/legal.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import type { Route } from "./+types/privacy";
import { LegalText } from "./legal-text.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  return { content: await getLegalPage(supabase, "privacy", language) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(legalTexts[metaLanguage(page)].privacy, page);

export default function Privacy({ loaderData: { content } }: Route.ComponentProps) {
  return <LegalText title={useTexts(legalTexts).privacy.title} content={content} />;
}
