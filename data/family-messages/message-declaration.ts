import { listDatedEvents } from "../events/event-choices.ts";
import {
  campusOrAll,
  check,
  choice,
  declare,
  longText,
  moment,
  rowChoice,
  schoolChoices,
  text,
} from "../office/fields.ts";
import type { ManagedRow } from "../office/rows.ts";
import { waysToPhones } from "../operations/channels.ts";
import { listBusRouteNames } from "../transport/bus-route-names.ts";
import { listMailingLists } from "./mailing-lists.ts";

const messageStates = ["draft", "awaiting_approval", "sending", "sent", "taken_back"] as const;
const messageToPhones = ["without_mailbox", "everybody", "nobody"] as const;

/** Whether a message is for families, and not for the guests of an event or the people on a list. */
export const isForFamilies = ({ event_id, mailing_list }: ManagedRow) => !event_id && !mailing_list;

export const familyMessageFields = declare({
  table: "family_messages",
  fields: {
    title: text(120, { translated: true, wide: true }),
    body: longText(2000, { translated: true }),
    campus: campusOrAll(),
    is_urgent: check(),
    on_site: check(),
    phones: choice(messageToPhones),
    levels: schoolChoices(20, "levels", { wide: true }),
    classes: schoolChoices(60, "classes", { wide: true }),
    route_id: rowChoice(
      { of: "busRoutes", list: listBusRouteNames },
      { blank: null, folded: true },
    ),
    phone_channel: choice(waysToPhones, { folded: true }),
    to_subscribers: check({ folded: true }),
    event_id: rowChoice(
      { of: "datedEvents", list: listDatedEvents },
      { blank: null, folded: true },
    ),
    mailing_list: {
      ...rowChoice({ of: "mailingLists", list: listMailingLists }, { blank: null, folded: true }),
      longest: 80,
    },
    expires_at: moment({ blank: null, folded: true }),
    status: choice(messageStates, { given: true }),
    sent_at: moment({ given: true }),
    author_name: text(320, { given: true }),
  },
  listed: ["title", "status", "campus", "sent_at", "author_name"],
  search: ["title"],
  filters: ["status", "campus"],
});
