import documentTexts from "messages:admin/applications/documents";
import { useQuery } from "@tanstack/react-query";
import {
  type ApplicationDocument,
  listDocumentsOf,
} from "../../../data/admissions/application-documents.ts";
import { getBackend } from "../../connection/backend.ts";
import { openPrivateFile } from "../../connection/private-file.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { LoadFailed } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { momentOf } from "../resource.ts";

/** The documents that a family has sent, each opened with the colleague's session. */
export function ApplicationDocuments({ application }: { application: string }) {
  const t = documentTexts[useLanguage()];
  const sent = useQuery({
    queryKey: [...rowsKey("applications"), "documents", application],
    queryFn: async () => listDocumentsOf(await getBackend(), [application]),
  });
  if (sent.isLoadingError) return <LoadFailed retry={() => void sent.refetch()} />;
  if (!sent.data) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">
        {t.title} <span className="numbers font-normal text-ink-2">{sent.data.length}</span>
      </h2>
      {sent.data.length === 0 && <p>{t.none}</p>}
      <ul className="about-list">
        {sent.data.map((document) => (
          <DocumentLine key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}

function DocumentLine({ document }: { document: ApplicationDocument }) {
  const language = useLanguage();
  const t = documentTexts[language];
  const showToast = useToast();
  const { id, name, kind, bytes, created_at } = document;
  const open = async () => {
    const file = kind === "pdf" ? "document.pdf" : "document.jpg";
    const isOpen = await openPrivateFile(`/admin/application-documents/${id}`, file);
    if (!isOpen) showToast({ message: t.notOpened });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{name}</span>
        <span className="numbers block text-small text-ink-2">
          {t.kinds[kind]}, {fileSize(bytes, language)}, {t.sent(momentOf(created_at, language))}
        </span>
      </p>
      <Button
        variant="outline"
        size="small"
        aria-label={t.openOf(name)}
        onClick={() => void open()}
      >
        {t.open}
      </Button>
    </li>
  );
}
