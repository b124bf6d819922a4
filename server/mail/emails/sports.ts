import registrationTexts from "messages:emails/sports/registration";
import { linkTo } from "../../../platform/email/email.ts";
import { fact, greet, said, sharedTexts, type WriteEmail } from "../writing.ts";

type Outcome =
  | "received"
  | "waitlisted"
  | "moved_up"
  | "again"
  | "changed"
  | "withdrawn"
  | "restored";

/** To the guardian of a child registered for a sport: the outcome. */
function sportsEmail(outcome: Outcome): WriteEmail {
  return (data, sender) => {
    const t = registrationTexts[sender.language];
    const [child, sport] = [said(data, "child_name"), said(data, "sport")];
    const [reference, token] = [said(data, "reference"), said(data, "token")];
    const page = `/register/sports/${said(data, "sport_id")}/registration?key=${token}`;
    return {
      subject: t[outcome].subject({ sport, reference }),
      greeting: greet(said(data, "guardian_name"), sender.language),
      paragraphs: [t[outcome].lead({ child, sport })],
      facts: [
        [t.child, child],
        ...fact(t.trainingGroup, said(data, "training_group")),
        [sharedTexts[sender.language].reference, reference],
      ],
      action: token ? { label: t.action, href: linkTo(sender, page) } : undefined,
      reason: t.reason,
    };
  };
}

export const sportsEmails: Record<string, WriteEmail> = {
  sports_registration_received: sportsEmail("received"),
  sports_registration_waitlisted: sportsEmail("waitlisted"),
  sports_registration_again: sportsEmail("again"),
  sports_registration_moved_up: sportsEmail("moved_up"),
  sports_registration_changed: sportsEmail("changed"),
  sports_registration_withdrawn: sportsEmail("withdrawn"),
  sports_registration_restored: sportsEmail("restored"),
};
