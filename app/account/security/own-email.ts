import { useQuery } from "@tanstack/react-query";
import { getBackend } from "../../connection/backend.ts";
import { useSession } from "../session.tsx";
import { ownEmail } from "../sign-in.ts";

/** The address of the signed-in person as the backend has it; until it answers, as the session has it. */
export function useOwnEmail(): string | undefined {
  const { user } = useSession();
  const { data = user?.email } = useQuery({
    queryKey: ["own-email", user?.id, user?.email],
    staleTime: 0,
    queryFn: async () => ownEmail(await getBackend()),
  });
  return data;
}
