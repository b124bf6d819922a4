import securityTexts from "messages:account/security";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { countRecoveryCodes } from "../../../data/accounts/recovery-codes.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { useSession } from "../session.tsx";
import { useFactors } from "./factors.ts";
import { recoveryCodesKey } from "./recovery-codes-key.ts";

/** How the person signs in, a line for each thing, with the page that changes it. */
export function SignInRegister() {
  const { user } = useSession();
  const { verified } = useFactors();
  const t = useTexts(securityTexts);
  const codes = useQuery({
    queryKey: recoveryCodesKey,
    enabled: verified.length > 0,
    queryFn: async () => countRecoveryCodes(await getBackend()),
  });
  const isOn = verified.length > 0;
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in" className="text-h3">
        {t.signIn}
      </h2>
      <dl className="mt-4 border-t-2 border-ink">
        <Line name={t.email} to="/account/security/email" errand={t.change}>
          <span className="break-all">{user?.email}</span>
        </Line>
        <Line name={t.password} to="/account/security/password" errand={t.change}>
          {t.passwordFact}
        </Line>
        <Line
          name={t.secondFactor}
          mark={<Status kind={isOn ? "good" : "waiting"}>{isOn ? t.on : t.off}</Status>}
          to="/account/security/second-factor"
          errand={isOn ? t.manage : t.setUp}
        >
          {isOn ? verified.map(({ friendly_name }) => friendly_name).join(", ") : t.offFact}
        </Line>
        {isOn && (
          <Line name={t.recoveryCodes} to="/account/security/recovery-codes" errand={t.make}>
            {codes.data ? t.left(codes.data) : codes.data === 0 && t.none}
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({
  name,
  mark,
  to,
  errand,
  children,
}: {
  name: string;
  mark?: ReactNode;
  to: string;
  errand: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-b border-line py-3.5">
      <dt className="flex items-center gap-3 font-semibold">
        {name} {mark}
      </dt>
      <dd className="col-start-1 text-ink-2">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <SiteLink
          to={to}
          className="inline-link min-h-11 items-center"
          aria-label={`${name}: ${errand}`}
        >
          {errand}
        </SiteLink>
      </dd>
    </div>
  );
}
