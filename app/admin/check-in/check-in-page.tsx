import adminTexts from "messages:admin/admin/admin";
import checkInTexts from "messages:admin/check-in/checkIn";
import rsvpWords from "messages:admin/fields/office/eventRsvps";
import codeCameraTexts from "messages:admin/rsvps/codeCamera";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import { referenceIn } from "../../../data/forms/references.ts";
import { useLanguage } from "../../language/language.ts";
import { nameOf } from "../../language/names.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Field } from "../../ui/field.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { CodeCamera, useCodeCamera } from "../rsvps/code-camera.tsx";
import type { Route } from "./+types/check-in-page";
import { type DoorGuest, keepsDoorList, useDoorList } from "./door-list.ts";
import "./check-in.css";
import { Button } from "../../ui/button.tsx";
import { timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";

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

/** Check-in for an event: by name, reference or code, online or offline. */
export default function CheckInPage() {
  const { id = "" } = useParams();
  const language = useLanguage();
  const t = checkInTexts[language];
  const { title, guests, waiting, isConnected, tick } = useDoorList(id);
  const rights = useOfficeRights();
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState({ message: "", isRefusal: false });

  const tickCode = async (code: string) => {
    const reference = referenceIn(code);
    const guest = guests.find((one) => one.reference === reference);
    if (!guest) return setSaid({ message: t.unknown(reference), isRefusal: true });
    setTyped("");
    if (guest.cameAt) {
      const message = t.already({
        name: guest.name,
        time: timeSpan(guest.cameAt, null, language),
      });
      return setSaid({ message, isRefusal: true });
    }
    tick(reference, true);
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
          works(rights, "event_rsvps") ? (
            <QuietLink to={`/admin/events/${id}/replies`} icon={ArrowLeft}>
              {t.back}
            </QuietLink>
          ) : (
            <QuietLink to="/admin/dashboard" icon={ArrowLeft}>
              {adminTexts[language].dashboard}
            </QuietLink>
          )
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

/** The guests whose name or reference matches the search, and how many have arrived. */
function DoorGuests({
  guests,
  search,
  tick,
}: {
  guests: DoorGuest[];
  search: string;
  tick: (reference: string, isHere: boolean) => void;
}) {
  const language = useLanguage();
  const t = checkInTexts[language];
  const wanted = search.trim().toLowerCase();
  const found = guests.filter(({ name, reference, companions }) =>
    [name, reference, ...companions].join(" ").toLowerCase().includes(wanted),
  );
  const heads = (some: DoorGuest[]) =>
    some.reduce((sum, { adults, children }) => sum + adults + children, 0);
  return (
    <section aria-label={t.title}>
      <p className="door-count numbers">
        {t.here({ people: heads(guests.filter(({ cameAt }) => cameAt)), all: heads(guests) })}
      </p>
      {found.length === 0 && <p>{guests.length === 0 ? t.none : t.nobody}</p>}
      <ul className="door-list numbers">
        {found.map((guest) => (
          <li key={guest.reference} data-here={guest.cameAt !== null}>
            <div>
              <p className="door-name">{guest.name}</p>
              <p className="text-ink-2">
                {t.people(guest.adults + guest.children)}, {guest.reference}
                {guest.cameAt && `, ${t.since(timeSpan(guest.cameAt, null, language))}`}
              </p>
              {guest.companions?.length > 0 && <p>{t.companions(guest.companions.join(", "))}</p>}
              {guest.status !== "going" && (
                <Status kind="waiting">
                  {nameOf(rsvpWords[language].choices.status, guest.status)}
                </Status>
              )}
            </div>
            <Button
              variant={guest.cameAt ? "ghost" : "primary"}
              aria-label={guest.cameAt ? t.untickOf(guest.name) : t.tickOf(guest.name)}
              onClick={() => tick(guest.reference, !guest.cameAt)}
            >
              {guest.cameAt ? t.untick : t.tick}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
