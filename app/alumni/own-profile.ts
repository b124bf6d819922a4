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

const ownProfileKey = (userId: string | undefined) => ["own-profile", userId];

/**
 * The profile of who is signed in, null before it is made. A registration that waited for its
 * confirmation is completed here, at the first sign-in.
 */
export function useOwnProfile() {
  const { user } = useSession();
  return useQuery({
    queryKey: ownProfileKey(user?.id),
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

/** What the school's register says of an invited alumnus: the beginning of a profile that is not made yet. */
export function useOwnRecord(profile: AlumniProfile | null | undefined) {
  const { user } = useSession();
  return useQuery({
    queryKey: ["own-alumni-record", user?.id],
    enabled: profile === null,
    queryFn: async () => getOwnAlumniRecord(await getBackend()),
  });
}

/** What is kept of the alumni area is asked anew: the profile has changed. */
export async function forgetProfile(): Promise<void> {
  await Promise.all(
    ["own-profile", "directory", "directory-facets", "alumnus"].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );
}
