import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import type { Route } from "./+types/search";
import { searchTexts } from "./search.texts.ts";

export const handle: PageHandle = { query: ["q", "kind"], unlisted: true };

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = searchTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function SearchPage() {
  const t = useTexts(searchTexts);
  return <PageTop title={t.title} lead={t.description} />;
}
