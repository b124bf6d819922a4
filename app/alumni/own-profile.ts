import { useQuery } from "@tanstack/react-query";
import {
  type AlumniProfile,
  getOwnAlumniRecord,
  getOwnProfile,
} from "../../data/alumni/profiles.ts";
import { queryClient } from "../account/query-client.ts";
import { useSession } from "../account/session.tsx";
import { getBackend } from "../connection/backend.ts";
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
