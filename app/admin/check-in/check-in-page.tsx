import adminTexts from "messages:admin/admin/admin";
import checkInTexts from "messages:admin/check-in/checkIn";
import codeCameraTexts from "messages:admin/replies/codeCamera";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { AdminHead } from "../frame/admin-head.tsx";
import { CodeCamera } from "../replies/code-camera.tsx";
import { useCodeCamera } from "../replies/use-code-camera.ts";
import type { Route } from "./+types/check-in-page";
import { DoorGuests } from "./door-guests.tsx";
import { keepsDoorList, useDoorList } from "./door-list.ts";
import "./check-in.css";

export const handle: PageHandle = {
  unlisted: true,
  frame: "admin",
  isOnDevice: ({ id = "" }) => keepsDoorList(id),
};

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta(
    { title: t.title(checkInTexts[language].title), description: t.description },
    page,
  );
};

/** The door of an event: guests are ticked off by name, reference or code, with or without a connection. */
export default function CheckInPage() {
  const { id = "" } = useParams();
  const language = useLanguage();
  const t = checkInTexts[language];
  const { title, guests, waiting, isConnected, tick } = useDoorList(id);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState({ message: "", isRefusal: false });

  const tickCode = async (code: string) => {
    const [reference = code] = /RSVP-\d\d-[A-Z0-9]{7}/.exec(code.toUpperCase()) ?? [];
    const guest = guests.find((one) => one.reference === reference);
    if (!guest) return setSaid({ message: t.unknown(reference), isRefusal: true });
    tick(reference, true);
    setTyped("");
    setSaid({
      message: t.welcome({ name: guest.name, people: guest.adults + guest.children }),
      isRefusal: false,
    });
  };
  const camera = useCodeCamera(tickCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void tickCode(typed.trim());
  };
  const connected = waiting === 0 ? t.sent : t.sending(waiting);
  const connection = isConnected ? connected : t.waiting(waiting);
  return (
    <>
      <AdminHead
        title={title ? `${t.title}: ${title}` : t.title}
        lead={t.lead}
        above={
          <SiteLink to={`/admin/events/${id}/replies`} className="admin-quiet-link">
            <Icon of={ArrowLeft} />
            {t.back}
          </SiteLink>
        }
      />
      <p role="status" className="door-connection" data-connected={isConnected !== false}>
        {isConnected === undefined ? t.asking : connection}
      </p>
      <form onSubmit={submit} className="door-search">
        <Field
          name="guest"
          label={t.search}
          hint={t.searchHint}
          optional="unsaid"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <CodeCamera camera={camera} filmClass="door-film" />
      </form>
      <p role="status" className={said.isRefusal ? "door-said refused" : "door-said"}>
        {camera.hasFailed ? codeCameraTexts[language].failed : said.message}
      </p>
      <DoorGuests guests={guests} search={typed} tick={tick} />
    </>
  );
}
