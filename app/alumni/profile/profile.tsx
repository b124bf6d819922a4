import { useSearchParams } from "react-router";
import {
  type AlumniProfile,
  completenessOf,
  getOwnData,
  shownTo,
} from "../../../data/alumni/profiles.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import alumniPartsTexts from "messages:alumni/alumniParts";
import profileTexts from "messages:alumni/profile";
import { useState } from "react";
import { useSession } from "../../account/session.tsx";
import { getBackend } from "../../connection/backend.ts";
import { ContentFailed } from "../content-failed.tsx";
import { useOwnProfile } from "../own-profile.ts";
import { PersonFacts } from "../person-facts.tsx";
import type { Route } from "./+types/profile";
import { Standing } from "./standing.tsx";

export const handle: PageHandle = { unlisted: true, query: ["as", "saved"] };

export const meta: Route.MetaFunction = (page) => pageMeta(profileTexts[metaLanguage(page)], page);

export default function ProfilePage() {
  const t = useTexts(profileTexts);
  const { data: profile, isPending, isLoadingError, refetch } = useOwnProfile();
  return (
    <>
      <PageTop
        title={t.title}
        action={profile && <ButtonLink to="/alumni/profile/edit">{t.edit}</ButtonLink>}
      />
      <div className="page pt-8 pb-section">
        {isPending ? (
          <Waiting />
        ) : isLoadingError ? (
          <ContentFailed retry={() => void refetch()} />
        ) : profile ? (
          <Profile profile={profile} />
        ) : (
          <EmptyState
            title={t.missingProfile.title}
            action={<ButtonLink to="/alumni/profile/edit">{t.write}</ButtonLink>}
          >
            <p>{t.missingProfile.fact}</p>
          </EmptyState>
        )}
      </div>
    </>
  );
}

const viewers = ["batch", "alumni"] as const;

function Profile({ profile }: { profile: AlumniProfile }) {
  const t = useTexts(profileTexts);
  const [search] = useSearchParams();
  const viewer = viewers.find((one) => one === search.get("as")) ?? null;
  return (
    <div className="grid gap-x-columns gap-y-14 lg:split-7-5">
      <section aria-labelledby="shown">
        {search.get("saved") && (
          <div role="status" className="mb-7">
            <Notice kind="good" title={t.saved} />
          </div>
        )}
        <Standing profile={profile} />
        <FilterLinks
          label={t.seeAs}
          parameter="as"
          chosen={viewer}
          all={t.viewers.me}
          choices={viewers.map((value) => ({ value, label: t.viewers[value] }))}
          forgets={["saved"]}
        />
        {viewer && <p className="mt-2 text-small text-ink-2">{t.seesLess}</p>}
        <h2 id="shown" className="mt-7 mb-5 text-h3">
          {profile.full_name}
        </h2>
        <PersonFacts person={viewer ? shownTo(viewer, profile) : profile} />
      </section>
      <div className="grid content-start gap-y-12">
        <Completeness profile={profile} />
        <section aria-labelledby="own-data" className="border-t-2 border-ink pt-5">
          <h2 id="own-data" className="text-h4">
            {t.own}
          </h2>
          <DownloadOwnData />
          <p className="mt-5 border-t border-line pt-4">
            <SiteLink to="/alumni/profile/delete" className="inline-link min-h-11 items-center">
              {t.deletion}
            </SiteLink>
            <span className="block text-small text-ink-2">{t.deletionNote}</span>
          </p>
        </section>
      </div>
    </div>
  );
}

function Completeness({ profile }: { profile: AlumniProfile }) {
  const t = useTexts(profileTexts);
  const { percent, missing } = completenessOf(profile);
  const [first] = missing;
  return (
    <section aria-labelledby="completeness" className="border-t-2 border-ink pt-5">
      <h2 id="completeness" className="text-h4">
        {t.completeness}
      </h2>
      <p className="numbers display mt-1 text-numeral text-pine-700">{t.percent(percent)}</p>
      <div aria-hidden className="mt-3 h-1.5 bg-line">
        <div className="h-full bg-pine-600" style={{ width: `${percent}%` }} />
      </div>
      {first ? (
        <p className="mt-4">
          <span className="block text-small text-ink-2">{t.nextStep}</span>
          <SiteLink to={`/alumni/profile/edit#${first}`} className="inline-link">
            {t.steps[first]}
          </SiteLink>
        </p>
      ) : (
        <p className="mt-4 text-ink-2">{t.complete}</p>
      )}
    </section>
  );
}

/** Downloads everything that the school stores about the person and their own rights can read. */
function DownloadOwnData() {
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
