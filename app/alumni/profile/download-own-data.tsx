import alumniPartsTexts from "messages:alumni/alumniParts";
import profileTexts from "messages:alumni/profile";
import { useState } from "react";
import { getOwnData } from "../../../data/alumni/profiles.ts";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Everything the school keeps of a person, collected by their own rights and handed over as a file. */
export function DownloadOwnData() {
  const t = useTexts(profileTexts);
  const failed = useTexts(alumniPartsTexts).failed;
  const { user } = useSession();
  const [standing, setStanding] = useState<"idle" | "busy" | "failed">("idle");
  const download = async () => {
    if (!user) return;
    setStanding("busy");
    try {
      const kept = await getOwnData(await getBackend(), user.id);
      const account = {
        email: user.email,
        created_at: user.created_at,
        metadata: user.user_metadata,
      };
      save(JSON.stringify({ account, ...kept }, null, 2), "alumni-data.json");
      setStanding("idle");
    } catch (failure) {
      console.warn("The own data could not be collected:", failure);
      setStanding("failed");
    }
  };
  return (
    <div className="mt-4">
      {standing === "failed" && (
        <Notice kind="bad" className="mb-4" title={failed.title}>
          <p>{failed.fact}</p>
        </Notice>
      )}
      <Button variant="outline2" disabled={standing === "busy"} onClick={download}>
        {standing === "busy" ? t.downloading : t.download}
      </Button>
      <p className="mt-2 text-small text-ink-2">{t.downloadNote}</p>
    </div>
  );
}

function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
