import adminTexts from "messages:admin/admin/admin";
import backupTexts from "messages:admin/settings/backup";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { getSnapshot, listSnapshots, type Snapshot } from "../../../data/office/office-records.ts";
import { getBackend } from "../../connection/backend.ts";
import { saveFile } from "../../connection/save-file.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AdminHead } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { momentOf } from "../resource.ts";
import type { Route } from "./+types/backup";
import { BackupChoiceForm } from "./backup-choice.tsx";
import "../list/list.css";
import "../people/people.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, places, description } = adminTexts[language];
  return pageMeta({ title: title(places.backup), description }, page);
};

/** The server's snapshots for download, and how to restore one. */
export default function Backup() {
  const t = useTexts(backupTexts);
  const { places } = useTexts(adminTexts);
  const kept = useQuery({
    queryKey: ["snapshots"],
    queryFn: async () => listSnapshots(await getBackend()),
    staleTime: 0,
    retry: false,
  });
  return (
    <>
      <AdminHead title={places.backup} lead={t.lead} />
      {kept.isPending && <Skeleton className="h-40" />}
      {kept.isError && <Refused failure={kept.error} />}
      {kept.data?.database === "own" && (
        <EmptyState title={t.own}>
          <p>{t.ownNext}</p>
        </EmptyState>
      )}
      {kept.data?.database === "embedded" && kept.data.snapshots.length === 0 && (
        <EmptyState title={t.empty}>
          <p>{t.emptyNext}</p>
        </EmptyState>
      )}
      {kept.data && kept.data.snapshots.length > 0 && (
        <>
          <Notice kind="warn" title={t.care}>
            <p>{t.careNext}</p>
          </Notice>
          <ul className="trash-list mt-4">
            {kept.data.snapshots.map((snapshot) => (
              <Entry key={snapshot.name} snapshot={snapshot} />
            ))}
          </ul>
        </>
      )}
      <BackupChoiceForm />
      <section aria-label={t.restore} className="about-row">
        <h2>{t.restore}</h2>
        <ol className="backup-steps">
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Refused({ failure }: { failure: Error & { code?: string } }) {
  const t = useTexts(backupTexts);
  const code =
    failure.code === "insufficient_aal" || failure.code === "not_admin" ? failure.code : "other";
  return (
    <Notice kind="bad" title={t.refusals[code]}>
      {code === "insufficient_aal" && (
        <SiteLink to="/account/security" className="admin-quiet-link">
          {t.toSecurity}
        </SiteLink>
      )}
    </Notice>
  );
}

function Entry({ snapshot: { name, bytes, taken_at } }: { snapshot: Snapshot }) {
  const language = useLanguage();
  const t = useTexts(backupTexts);
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const when = momentOf(taken_at, language);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await getSnapshot(await getBackend(), name), `school-${name}`);
    } catch {
      showToast({ message: t.refusals.other });
    }
    setBusy(false);
  };
  return (
    <li>
      <p>
        <span className="font-semibold">{when}</span>{" "}
        <span className="text-ink-2">{t.megabytes((bytes / 1_000_000).toFixed(1))}</span>
      </p>
      <button
        type="button"
        className="admin-quiet-link"
        aria-label={t.downloadOf(when)}
        disabled={isBusy}
        onClick={() => void download()}
      >
        <Icon of={Download} />
        {isBusy ? t.downloading : t.download}
      </button>
    </li>
  );
}
