import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { Waiting } from "../../account/guarded-page.tsx";
import { useSession } from "../../account/session.tsx";
import { endLogin } from "../../account/session-storage.ts";
import { defineTexts, useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useHydrated } from "../../ui/browser-state.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/success";
import { hasSentRegistration } from "./registration-draft.ts";

const successTexts = defineTexts({
  en: {
    title: "Alumni registration",
    description: "What happens after a former student has registered.",
    nothingSent: "No registration was sent from this window. Here is where you can go on.",
    toRegister: "Register",
    welcome: "Welcome back",
    lead: "Your registration has arrived.",
    leadToConfirm: "One step is left, and it is in your mailbox.",
    next: "What happens next",
    confirm: {
      title: "You confirm your address",
      text: "We have written to you. Open the letter and follow its link; then sign in on this device, where what you typed is waiting.",
    },
    office: {
      title: "The office looks at your entry",
      text: "Somebody compares it with the school register, as a rule within two working days. Until then nobody else sees it.",
    },
    directory: {
      title: "The directory opens for you",
      text: "You find your batch there, and they find you. You can write to each other without giving an address away.",
    },
    toProfile: "Go to your profile",
    toSignIn: "Sign in",
    haveCode: "I have a code, or no mail came",
    toNetwork: "Alumni network",
    picture: "Homecoming: former students meet in the school yard.",
  },
  hi: {
    title: "पूर्व विद्यार्थी पंजीकरण",
    description: "पूर्व विद्यार्थी के पंजीकरण के बाद क्या होता है।",
    nothingSent: "इस विंडो से कोई पंजीकरण नहीं भेजा गया। आप यहाँ से आगे बढ़ सकते हैं।",
    toRegister: "पंजीकरण करें",
    welcome: "फिर से स्वागत है",
    lead: "आपका पंजीकरण पहुँच गया है।",
    leadToConfirm: "एक ही कदम बाकी है, और वह आपके मेलबॉक्स में है।",
    next: "अब आगे क्या होगा",
    confirm: {
      title: "आप अपना पता पक्का करते हैं",
      text: "हमने आपको लिखा है। पत्र खोलकर उसका लिंक खोलें; फिर इसी डिवाइस पर साइन इन करें, आपका लिखा यहीं रखा है।",
    },
    office: {
      title: "कार्यालय आपकी प्रविष्टि देखता है",
      text: "कोई इसे विद्यालय के रजिस्टर से मिलाता है, आम तौर पर दो कार्य दिवसों में। तब तक इसे और कोई नहीं देखता।",
    },
    directory: {
      title: "निर्देशिका आपके लिए खुलती है",
      text: "वहाँ आपको अपना बैच मिलता है, और बैच को आप। पता दिए बिना आप एक-दूसरे को लिख सकते हैं।",
    },
    toProfile: "अपनी प्रोफ़ाइल देखें",
    toSignIn: "साइन इन करें",
    haveCode: "मेरे पास कोड है, या मेल नहीं आई",
    toNetwork: "पूर्व विद्यार्थी नेटवर्क",
    picture: "पूर्व विद्यार्थी मिलन: विद्यालय के आँगन में मिलते पुराने साथी।",
  },
});

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
      <div className="page grid gap-x-[clamp(2.5rem,6vw,7rem)] gap-y-10 pt-10 pb-section lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
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
          width={1600}
          height={1000}
          className="aspect-16/10 self-start lg:aspect-4/5"
        />
      </div>
    </>
  );
}
