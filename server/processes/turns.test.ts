import { expect, test } from "vitest";
import { createTurns, NoTurn } from "./turns.ts";

test("many forms at once are handled a few at a time, in order, and a failing one blocks none", async () => {
  const inTurn = createTurns({ most: 2, waiting: 10, patience: 60_000 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const forms = [0, 1, 2, 3].map((form) =>
    inTurn("192.0.2.1", async () => {
      begun.push(form);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (form === 0) throw new Error("refused");
      return form;
    }),
  );
  const [failing] = forms;
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[0]?.();
  await expect(failing).rejects.toThrow("refused");
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await Promise.all(forms.slice(1))).toEqual([1, 2, 3]);
});

test("senders take turns: a visitor's form waits for one form of each sender, not for all", async () => {
  const inTurn = createTurns({ most: 1, waiting: 10, patience: 60_000 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string) =>
    inTurn(sender, async () => {
      begun.push(sender);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ["many", "many", "many", "more", "more", "more", "one"].map(send);
  const expected = ["many", "more", "one", "many", "more", "many", "more"];
  for (const [place] of expected.entries()) {
    await expect.poll(() => begun).toEqual(expected.slice(0, place + 1));
    ends[place]?.();
  }
  await Promise.all(all);
});

test("a sender with too many waiting is refused, and the next sender still finds a place", async () => {
  const inTurn = createTurns({ most: 1, waiting: 10, ofSender: 1, patience: 60_000 });
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const running = inTurn("many", () => held);
  const waiting = inTurn("many", async () => "its turn");
  await expect(inTurn("many", async () => "one too many")).rejects.toThrow(NoTurn);
  const next = inTurn("one", async () => "next");
  release("done");
  expect(await Promise.all([running, waiting, next])).toEqual(["done", "its turn", "next"]);
  expect(await inTurn("many", async () => "later")).toBe("later");
});

test("when all places are taken, whoever has the most gives one up to a sender with fewer", async () => {
  const inTurn = createTurns({ most: 1, waiting: 4, ofSender: 2, patience: 60_000 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const running = inTurn("first", () => held);
  const done: string[] = [];
  const send = (sender: string, job: string) => inTurn(sender, async () => void done.push(job));
  const sent = Promise.allSettled([
    send("many", "many 1"),
    send("many", "many 2"),
    send("more", "more 1"),
    send("more", "more 2"),
    send("family", "family 1"),
    // Nobody has two more than this sender.
    send("family", "family 2"),
    send("another family", "another family 1"),
    send("a third", "a third 1"),
  ]);
  release();
  await running;
  const outcomes = (await sent).map(({ status }) => status === "fulfilled");
  expect(outcomes).toEqual([true, false, true, false, true, false, true, false]);
  expect(done).toEqual(["many 1", "more 1", "family 1", "another family 1"]);
});

test("the queue of forms has a maximum length", async () => {
  const inTurn = createTurns({ most: 1, waiting: 1, patience: 60_000 });
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const running = inTurn("one", () => held);
  const waiting = inTurn("two", async () => "its turn");
  await expect(inTurn("two", async () => "one too many")).rejects.toThrow(NoTurn);
  release("done");
  expect(await Promise.all([running, waiting])).toEqual(["done", "its turn"]);
});

test("no form waits longer than the limit", async () => {
  const inTurn = createTurns({ most: 1, waiting: 1, patience: 50 });
  const { promise: held, resolve: release } = Promise.withResolvers<string>();
  const running = inTurn("one", () => held);
  await expect(inTurn("two", async () => "in vain")).rejects.toThrow(NoTurn);
  release("done");
  expect(await running).toBe("done");
});
