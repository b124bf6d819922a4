import alumniPartsTexts from "messages:alumni/alumniParts";
import type { ReactNode } from "react";
import { Waiting } from "../account/guarded-page.tsx";
import { useTexts } from "../language/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ContentFailed } from "./content-failed.tsx";
import { useOwnProfile } from "./own-profile.ts";

/**
 * Pages for alumni the office has verified. The database shows nothing to others; here they read why,
 * and what to do.
 */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const { data: profile, isPending, isLoadingError, refetch } = useOwnProfile();
  const t = useTexts(alumniPartsTexts);
  if (isPending) return <Waiting asPage />;
  if (isLoadingError) return <ContentFailed retry={() => void refetch()} />;
  if (profile?.status === "verified") return children;
  if (profile === null) {
    return (
      <EmptyState
        title={t.noProfile.title}
        action={<ButtonLink to="/alumni/profile/edit">{t.noProfile.make}</ButtonLink>}
      >
        <p>{t.noProfile.fact}</p>
      </EmptyState>
    );
  }
  if (profile.status === "suspended") {
    return (
      <EmptyState title={t.suspended.title} wayOn={{ to: "/contact", label: t.waiting.askOffice }}>
        <p>{t.suspended.fact}</p>
      </EmptyState>
    );
  }
  if (profile.status === "rejected") {
    return (
      <EmptyState
        title={t.rejected.title}
        action={<ButtonLink to="/alumni/profile">{t.rejected.toProfile}</ButtonLink>}
      >
        <p>{t.rejected.fact}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t.waiting.title}
      action={
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/alumni/profile">{t.waiting.toProfile}</ButtonLink>
          <ButtonLink to="/contact" variant="outline2">
            {t.waiting.askOffice}
          </ButtonLink>
        </div>
      }
    >
      <p>{t.waiting.fact}</p>
      <p className="mt-2">{t.waiting.next}</p>
    </EmptyState>
  );
}
