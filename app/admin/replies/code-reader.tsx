import adminTexts from "messages:admin/admin/admin";
import checkInTexts from "messages:admin/check-in/checkIn";
import codeCameraTexts from "messages:admin/replies/codeCamera";
import repliesTexts from "messages:admin/replies/replies";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useCallback, useRef, useState } from "react";
import { checkInGuest } from "../../../data/events/replies-office.ts";
import { replyStates } from "../../../data/events/reply-fields.ts";
import { listIn } from "../../../data/languages.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { rowsKey } from "../row-queries.ts";
import { CodeCamera } from "./code-camera.tsx";
import { useCodeCamera } from "./use-code-camera.ts";

/** Checks guests in by the reference on their code, scanned or typed. */
export function CodeReader({ eventId }: { eventId: string }) {
  const [said, setSaid] = useState({ message: "", isRefusal: false });
  const language = useLanguage();
  const t = useTexts(repliesTexts);
  const door = useTexts(checkInTexts);
  const { failed } = useTexts(adminTexts);
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);

  const checkIn = useCallback(
    async (code: string) => {
      const [reference = code] = /RSVP-\d\d-[A-Z0-9]{7}/i.exec(code) ?? [];
      try {
        const guest = await checkInGuest(await getBackend(), eventId, reference, true);
        const state = listIn(replyStates, language).find(({ id }) => id === guest.status)?.name;
        const message =
          guest.status === "going"
            ? t.welcome({ name: guest.name, people: guest.adults + guest.children })
            : t.notExpected({ name: guest.name, state: state ?? guest.status });
        setSaid({ message, isRefusal: guest.status !== "going" });
        await queries.invalidateQueries({ queryKey: rowsKey("event_rsvps") });
      } catch (failure) {
        const isUnknown = (failure as { code?: string }).code === "PT404";
        setSaid({ message: isUnknown ? t.notFound : failed, isRefusal: true });
      }
    },
    [eventId, language, t, failed, queries],
  );
  const camera = useCodeCamera(checkIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "").trim();
    if (typed) void checkIn(typed).then(() => form.current?.reset());
  };
  return (
    <section aria-label={t.door} className="code-reader">
      <h2>{t.door}</h2>
      <form ref={form} onSubmit={submit} className="code-form">
        <Field
          name="code"
          label={t.code}
          hint={t.codeHint}
          optional="unsaid"
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Button type="submit" variant="outline" size="small">
          {t.checkIn}
        </Button>
      </form>
      <CodeCamera camera={camera} filmClass="code-film" />
      <SiteLink to={`/admin/events/${eventId}/check-in`} className="admin-quiet-link">
        {door.link}
      </SiteLink>
      <p role="status" className={said.isRefusal ? "code-said refused" : "code-said"}>
        {camera.hasFailed ? codeCameraTexts[language].failed : said.message}
      </p>
    </section>
  );
}
