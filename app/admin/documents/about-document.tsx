import texts from "messages:admin/documents/aboutDocument";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { listVersions } from "../../../data/documents/document-files.ts";
import { documentAddress, listDocumentUses } from "../../../data/documents/documents.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { fetchAsPerson } from "../../connection/fetch-as-person.ts";
import { saveFile } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Button } from "../../ui/button.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WithoutText } from "../form/file-field.tsx";
import { Facts } from "../frame/facts.tsx";
import { UsedIn } from "../media/picture-uses.tsx";
import { rowsKey } from "../query-keys.ts";
import { momentOf, textOf } from "../resource.ts";
import "../media/media.css";
import "../people/people.css";

/** The public address of a document, its uses, and its versions. */
export function AboutDocument({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = texts[language];
  const { siteUrl = "" } = useSharedData();
  const address = documentAddress(textOf(row, "slug"));
  const fileId = textOf(row, "file_id");
  const key = [...rowsKey("documents"), row.id, fileId];
  const versions = useQuery({
    queryKey: [...key, "versions"],
    queryFn: async () => listVersions(await getBackend(), row.id),
  });
  const uses = useQuery({
    queryKey: [...key, "uses"],
    queryFn: async () => listDocumentUses(await getBackend(), row.id),
  });
  return (
    <div className="about-row">
      <Facts
        of={[
          [
            t.address,
            <a key="address" href={address} target="_blank" rel="noreferrer">
              {siteUrl + address}
            </a>,
          ],
          [t.size, fileSize(Number(row.bytes), language)],
          [t.pages, textOf(row, "pages")],
        ]}
      />
      {row.has_text === false && <WithoutText />}
      <section>
        <h2>{t.versions}</h2>
        <p className="text-small text-ink-2">{t.versionsLead}</p>
        <ul className="media-uses">
          {(versions.data ?? []).map(({ id, file_name, bytes, created_at }) => (
            <li key={id}>
              <span className="numbers text-small text-ink-2">
                {momentOf(created_at, language)}, {fileSize(bytes, language)}
                {id === fileId && ` · ${t.inForce}`}
              </span>
              <SaveVersion id={id} name={file_name} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.usedIn}</h2>
        <UsedIn uses={uses.data ?? []} />
      </section>
    </div>
  );
}

function SaveVersion({ id, name }: { id: string; name: string }) {
  const t = texts[useLanguage()];
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const answer = await fetchAsPerson(`/documents/files/${id}`);
      if (!answer.ok) throw new Error(String(answer.status));
      saveFile(await answer.blob(), name);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button variant="ghost" size="small" className="justify-self-start" onClick={save}>
        <Icon of={Download} />
        {name}
      </Button>
      {hasFailed && <Notice kind="bad" title={t.failed} />}
    </>
  );
}
