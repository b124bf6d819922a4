import successTexts from "messages:alumni/success";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { Waiting } from "../../account/guarded-page.tsx";
import { useSession } from "../../account/session.tsx";
import { endLogin } from "../../account/session-storage.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useHydrated } from "../../ui/browser-state.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/success";
import { hasSentRegistration } from "./registration-draft.ts";

export const handle: PageHandle = { unlisted: true, query: ["confirm"] };

export const meta: Route.MetaFunction = (page) => pageMeta(successTexts[metaLanguage(page)], page);

export default function Success() {
  // The registration is over, so guards may redirect again.
  useEffect(endLogin, []);
  if (!useHydrated()) return <Waiting asPage />;
  return hasSentRegistration() ? <Arrived /> : <NothingSent />;
}

/** For visitors who come by a bookmark or shared link. */
function NothingSent() {
  const t = useTexts(successTexts);
  const { state } = useSession();
  return (
    <>
      <PageTop title={t.title} lead={t.nothingSent} />
      <div className="page flex flex-wrap gap-4 pt-10 pb-section">
        {state === "valid" ? (
          <ButtonLink to="/alumni/profile">{t.toProfile}</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/alumni/register">{t.toRegister}</ButtonLink>
            <ButtonLink to="/login" variant="outline2">
              {t.toSignIn}
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/alumni" variant="outline2">
          {t.toNetwork}
        </ButtonLink>
      </div>
    </>
  );
}

function Arrived() {
  const t = useTexts(successTexts);
  const [search] = useSearchParams();
  const { state } = useSession();
  const isToConfirm = search.get("confirm") === "mail";
  const happens = [...(isToConfirm ? [t.confirm] : []), t.office, t.directory];
  return (
    <>
      <PageTop title={t.welcome} lead={isToConfirm ? t.leadToConfirm : t.lead} />
      <div className="page grid gap-x-columns gap-y-10 pt-10 pb-section lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <section aria-labelledby="next">
          <h2 id="next" className="text-h3">
            {t.next}
          </h2>
          <ol className="mt-4 border-t-2 border-ink">
            {happens.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] border-b border-line py-5">
                <span className="numbers display text-h3 text-pine-700">{index + 1}</span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-4">
            {state === "valid" ? (
              <ButtonLink to="/alumni/profile">{t.toProfile}</ButtonLink>
            ) : (
              <ButtonLink to="/login">{t.toSignIn}</ButtonLink>
            )}
            {isToConfirm ? (
              <ButtonLink to="/account/confirm?type=signup" variant="outline2">
                {t.haveCode}
              </ButtonLink>
            ) : (
              <ButtonLink to="/alumni" variant="outline2">
                {t.toNetwork}
              </ButtonLink>
            )}
          </div>
        </section>
        <Picture
          src="/prints/events/alumni-homecoming.svg"
          alt={t.picture}
          focus={[0.3, 0.8]}
          className="aspect-16/10 self-start lg:aspect-4/5"
        />
      </div>
    </>
  );
}
