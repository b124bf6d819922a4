import { expect, test } from "vitest";
import { unknownNames } from "../../scripts/document-names.ts";

test("a page that names existing code passes", () => {
  const page = `
    \`backend/sessions/strict-tokens.ts\` and \`strict-tokens.ts\` read \`JWT_SECRET\`; \`AUTH_LIMITS=failures=4\`
    sets limits. \`private.own_id\`, \`public.previews\` and \`embedded.one_time_proofs\` are in the database,
    \`media_files.campus\` is a column, \`is_admin()\` and \`open_managed_list\` are functions, \`takePublicForm\`
    and \`FailedPage\` are exported. \`COPY\`, \`GET /healthz\` and \`title=match.(a+)+$\` are nobody's names.`;
  expect(unknownNames(page)).toEqual([]);
});

test.each([
  ["backend/http/strict-tickets.ts", "the file `backend/http/strict-tickets.ts` does not exist"],
  ["strict-tickets.ts", "the file `strict-tickets.ts` does not exist"],
  ["21_tickets.sql", "the file `21_tickets.sql` does not exist"],
  ["TICKET_LIMITS", "the variable `TICKET_LIMITS` does not exist"],
  ["TICKETS=full npx vitest run", "the variable `TICKETS` does not exist"],
  ["private.own_ticket", "`private.own_ticket` is not in the database"],
  ["select private.own_ticket(1)", "`private.own_ticket` is not in the database"],
  ["ticket_files", "the name `ticket_files` does not exist"],
  ["media_files.ticket_number", "the name `ticket_number` does not exist"],
  ["is_ticketed()", "the function `is_ticketed` does not exist"],
  ["takePublicTicket", "the name `takePublicTicket` does not exist"],
  ["TicketPage", "the name `TicketPage` does not exist"],
])("a page that names %s fails", (name, problem) => {
  expect(unknownNames(`It is in \`${name}\`.`)).toEqual([problem]);
});

test("a name found only in a comment or a former migration does not count as existing", () => {
  expect(unknownNames("Jobs are claimed by `claim_job`.")).toEqual([
    "the name `claim_job` does not exist",
  ]);
});

test("examples of commands in fenced blocks are ignored", () => {
  expect(unknownNames("```sh\necho `TICKET_LIMITS`\n```\n")).toEqual([]);
});
