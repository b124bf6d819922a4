import editTexts from "messages:alumni/edit";
import profileFieldsTexts from "messages:alumni/profileFields";
import type { ReactNode } from "react";
import { audienceOf, type HidableField } from "../../../data/alumni/profile-visibility.ts";
import type { AlumniProfile } from "../../../data/alumni/profiles.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SentForm } from "../../ui/sent-form.tsx";
import { type Answers, PrivacyFields, SchoolYearsFields, TodayFields } from "../profile-fields.tsx";

const hidable: HidableField[] = [
  ...(["profession", "organisation", "industry", "city", "country", "bio", "avatar"] as const),
  ...(["contact_email", "phone", "links", "reunions"] as const),
];

type Begun = { full_name: string; batch_year?: number | null; campus?: string | null };

/** Everything people say about themselves. */
export function ProfileForm({
  profile,
  begun,
  refused,
}: {
  profile: AlumniProfile | null | undefined;
  /** Data known about the person before there is a profile. */
  begun: Begun;
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(editTexts);
  const fields = useTexts(profileFieldsTexts);
  const kept = keptAnswers(profile, begun);
  const of: Answers = (field) => ({
    name: field,
    defaultValue: (refused ? refused.values[field] : kept[field]) ?? "",
    error: refused?.errors[field],
  });
  const isVerified = profile?.status === "verified";
  return (
    <SentForm id="profile" to="/alumni/profile/edit" refused={refused} send={t.save}>
      <Part title={t.school} />
      {isVerified ? (
        <>
          <Notice className="wide" title={t.fixed} />
          {["full_name", "batch_year", "campus"].map((field) => (
            <input key={field} type="hidden" name={field} value={kept[field]} />
          ))}
        </>
      ) : (
        <Field
          label={fields.full_name}
          {...of("full_name")}
          hint={fields.fullNameHint}
          autoComplete="name"
          className="wide"
        />
      )}
      <SchoolYearsFields of={of} isFixed={isVerified} />
      <Part title={t.today} />
      <TodayFields of={of} />
      <Part title={t.about} />
      <Field
        as="textarea"
        label={fields.bio}
        optional
        {...of("bio")}
        hint={t.bioHint}
        maxLength={2000}
        className="wide"
      />
      <Field
        label={fields.contact_email}
        optional
        {...of("contact_email")}
        type="email"
        hint={t.contactHint}
        className="wide"
      />
      <Field label={t.link} optional {...of("link_url")} type="url" hint={t.linkHint} />
      <Field
        label={t.linkLabel}
        optional
        hint={t.linkLabelHint}
        {...of("link_label")}
        maxLength={60}
      />
      <Part title={t.help} />
      <Tick label={t.mentor} answer={of("is_mentor")} />
      <Field
        label={t.topics}
        optional
        {...of("mentor_topics")}
        hint={t.topicsHint}
        className="wide"
      />
      <Tick label={t.acceptsMessages} answer={of("accepts_messages")} />
      <Tick label={t.wantsDigest} answer={of("wants_digest")} />
      <Part title={t.privacy} />
      <p className="wide -mt-3 text-ink-2">{t.privacyLead}</p>
      <PrivacyFields of={of} fields={hidable} />
    </SentForm>
  );
}

function Part({ title }: { title: ReactNode }) {
  return <h2 className="wide mt-6 text-h3 first:mt-0">{title}</h2>;
}

function Tick({ label, answer }: { label: string; answer: ReturnType<Answers> }) {
  return (
    <Field
      as="check"
      label={label}
      name={answer.name}
      value="yes"
      optional
      defaultChecked={answer.defaultValue === "yes"}
      className="wide"
    />
  );
}

/** The form's values for a profile. */
function keptAnswers(
  profile: AlumniProfile | null | undefined,
  begun: Begun,
): Record<string, string> {
  if (!profile) return { ...plainAnswers(begun), accepts_messages: "yes" };
  const links = Array.isArray(profile.links) ? profile.links : [];
  const [link] = links as { label: string; url: string }[];
  return {
    ...plainAnswers(profile),
    link_url: link?.url ?? "",
    link_label: link?.label ?? "",
    is_mentor: profile.is_mentor ? "yes" : "",
    mentor_topics: profile.mentor_topics.join(", "),
    accepts_messages: profile.accepts_messages ? "yes" : "",
    wants_digest: profile.wants_digest ? "yes" : "",
    ...Object.fromEntries(
      hidable.map((field) => [`visibility.${field}`, audienceOf(profile.visibility, field)]),
    ),
  };
}

/** The texts and numbers of a row as form values. */
function plainAnswers(row: object): Record<string, string> {
  const plain = Object.entries(row).flatMap(([field, value]) =>
    typeof value === "string" || typeof value === "number" ? [[field, String(value)]] : [],
  );
  return Object.fromEntries(plain);
}
