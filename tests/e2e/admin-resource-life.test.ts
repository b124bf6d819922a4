import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { emptyOffice, sharedOffice, soon } from "../fixtures/empty-office.ts";
import {
  fillIn,
  goBackTo,
  holdUndo,
  openForm,
  recover,
  remove,
  rowOf,
  saveForm,
  toList,
  undo,
  writtenIn,
} from "../fixtures/office-forms.ts";
import { received } from "../fixtures/received-rows.ts";
import { lives } from "../fixtures/resource-lives.ts";
import { fewer, isFull } from "../fixtures/suite.ts";
import { test } from "../fixtures/visit.ts";

// The row of the short run has a name of its own, so that the shared school will do.
const { office, atWork, visitorsSee } = isFull ? emptyOffice() : sharedOffice();

const day = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms);
/** A name that no earlier try of a scenario has used. */
const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

// All have the same list, form and history, so the short run takes only a few of them.
test.for(fewer(lives, 1))(
  "A row under /admin/$path is created, shown, changed, undone, deleted and restored",
  async ({ path, named, ...life }, { visit }) => {
    const { address, showing } = life;
    const [first, second] = [unique("Morning"), unique("Evening")];
    const { colleague } = office();
    await life.before?.(colleague, [first, second]);
    const page = await atWork(visit, `/admin/${path}/new`);
    const write = (words: string) =>
      life.write?.(page, words) ?? page.getByLabel(named, { exact: true }).fill(words);
    const shown = async () => {
      if (address) return visitorsSee(address);
      await toList(page);
      return page.getByRole("main").textContent();
    };
    const isSeen = (words: string) => expect.poll(shown, soon).toContain(words);
    const isGone = (words: string) => expect.poll(shown, soon).not.toContain(words);

    await life.fill?.(page);
    await write(first);
    await (showing ? showing.keepBack(page) : saveForm(page));
    await life.after?.(colleague, first);
    if (showing) {
      await isGone(first);
      await openForm(page, first);
      if (showing.schedule) {
        await showing.schedule(page, fromNow(day));
        await isGone(first);
        await openForm(page, first);
        await showing.schedule(page, fromNow(4_000));
        // It is published without further action.
        await expect.poll(shown, { timeout: 15_000 }).toContain(first);
      } else {
        await showing.letSee(page);
      }
    }
    await isSeen(first);

    await openForm(page, first);
    await write(second);
    await saveForm(page);
    await holdUndo(page);
    await isSeen(second);
    await undo(page);
    await isSeen(first);
    await isGone(second);
    await openForm(page, first);
    await goBackTo(page, second, first);
    await holdUndo(page);
    await isSeen(second);
    await undo(page);
    await isSeen(first);
    await openForm(page, first);
    await expect.poll(() => writtenIn(page, named)).toContain(first);

    if (showing) {
      await showing.keepBack(page);
      await isGone(first);
      await openForm(page, first);
      await showing.letSee(page);
      await isSeen(first);
    }

    await toList(page);
    await remove(page, first);
    await isGone(first);
    await recover(page, first);
    await isSeen(first);
  },
);

test.for(received)(
  "A row received at /admin/$path is processed and undone",
  { tags: ["full"] },
  async ({ path, field, from, to, send, isKept, ...row }, { visit }) => {
    const name = unique("Asha");
    const { site, colleague } = office();
    await send({ site, colleague }, name);
    const page = await atWork(visit, `/admin/${path}`);
    const open = () => openForm(page, name, row.heading);
    const isListed = async (words: string) => {
      await toList(page);
      await rowOf(page, name).getByText(words, { exact: true }).waitFor();
    };
    await isListed(from);
    await open();
    await fillIn({ [field]: to })(page);
    await saveForm(page);
    await holdUndo(page);
    await isListed(to);
    await undo(page);
    await isListed(from);
    await open();
    await goBackTo(page, to, from);
    await isListed(to);
    await undo(page);
    await isListed(from);
    if (isKept) return;
    await remove(page, name);
    await recover(page, name);
    await isListed(from);
  },
);
