import alumniPartsTexts from "messages:alumni/alumniParts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  type AlumniProfile,
  getOwnAlumniRecord,
  getOwnProfile,
} from "../../data/alumni/profiles.ts";
import { Waiting } from "../account/guarded-page.tsx";
import { queryClient } from "../account/query-client.ts";
import { useSession } from "../account/session.tsx";
import { getBackend } from "../connection/backend.ts";
import { useTexts } from "../language/texts.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { completeRegistration } from "./register/register-alumnus.ts";

/**
 * The profile of the signed-in person, null before it is made. The first sign-in after a confirmation
 * completes the registration here.
 */
export function useOwnProfile() {
  const { user } = useSession();
  return useQuery({
    queryKey: ["own-profile", user?.id],
    enabled: user !== null,
    queryFn: async () => {
      if (!user) return null;
      const client = await getBackend();
      const profile = await getOwnProfile(client, user.id);
      if (profile || !(await completeRegistration(client, user))) return profile;
      return getOwnProfile(client, user.id);
    },
  });
}

/** The school's register entry of an invited alumnus, to prefill a new profile. */
export function useOwnRecord(profile: AlumniProfile | null | undefined) {
  const { user } = useSession();
  return useQuery({
    queryKey: ["own-alumni-record", user?.id],
    enabled: profile === null,
    queryFn: async () => getOwnAlumniRecord(await getBackend()),
  });
}

/** After a change of the profile: refetches what is cached of the alumni area. */
export async function forgetProfile(): Promise<void> {
  await Promise.all(
    ["own-profile", "directory", "directory-facets", "alumnus"].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
}

/** Shown instead of content that failed to load, with a button to retry. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const t = useTexts(alumniPartsTexts).failed;
  return (
    <div role="alert">
      <EmptyState
        title={t.title}
        action={
          <Button variant="outline2" onClick={retry}>
            {t.retry}
          </Button>
        }
      >
        <p>{t.fact}</p>
      </EmptyState>
    </div>
  );
}

/**
 * Pages for alumni the office has verified. The database shows nothing to others; here they read why,
 * and what to do.
 */
export function VerifiedOnly({ children }: { children: ReactNode }) {
  const { data: profile, isPending, isLoadingError, refetch } = useOwnProfile();
  const t = useTexts(alumniPartsTexts);
  if (isPending) return <Waiting asPage />;
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />;
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
