import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openPort } from "./listen.ts";
import { cutUnreadAnswers, limitConnections } from "./open-connections.ts";

/** More than the system takes from a process for a reader who reads nothing. */
const large = Buffer.alloc(48 * 1024 * 1024);
const pause = 400;

async function open(guard: (server: Server) => void, answer: RequestListener): Promise<number> {
  const server = createServer({ keepAliveTimeout: 60_000 });
  guard(server);
  server.on("request", answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return openPort(server, { port: 0, host: "127.0.0.1", variable: "PORT" });
}

/** A connection that reads nothing unless the test does. */
function call(port: number, text = "GET / HTTP/1.1\r\nhost: x\r\n\r\n"): Socket {
  const socket = connect(port, "127.0.0.1");
  // A connection that was cut may raise an error before it is closed.
  socket.on("error", () => {}).write(text);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Whether an answer was sent to its end, once its connection is closed or done with it. */
const isSent = (answer: ServerResponse) =>
  once(answer, "close").then(() => answer.writableFinished);

/** Whether a connection gets an answer before it is closed. */
const isAnswered = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once("data", () => resolve(true)).once("close", () => resolve(false));
  });

test("a reader who takes nothing of an answer is cut off", async () => {
  const { promise: sent, resolve } = Promise.withResolvers<boolean>();
  const port = await open(
    (server) => cutUnreadAnswers(server, pause),
    (_request, answer) => {
      resolve(isSent(answer));
      answer.end(large);
    },
  );
  call(port);
  expect(await sent).toBe(false);
});

test("a reader who is slow gets the whole answer", async () => {
  const { promise: sent, resolve } = Promise.withResolvers<boolean>();
  const port = await open(
    (server) => cutUnreadAnswers(server, 1_000),
    (_request, answer) => {
      resolve(isSent(answer));
      answer.end(large);
    },
  );
  const socket = call(port);
  // Four seconds altogether.
  const spoonful = large.length / 40;
  let read = 0;
  socket.on("data", (bytes) => {
    if (Math.floor(read / spoonful) !== Math.floor((read + bytes.length) / spoonful)) {
      socket.pause();
      setTimeout(() => socket.resume(), 100);
    }
    read += bytes.length;
  });
  expect(await sent).toBe(true);
});

test("an answer that takes the site long and an upload that pauses are not cut off", async () => {
  const port = await open(
    (server) => cutUnreadAnswers(server, pause),
    (request, answer) => {
      const late = () => setTimeout(() => answer.end("late"), 3 * pause);
      request.resume().once("end", late);
    },
  );
  const waiting = call(port);
  const upload = call(port, "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na");
  setTimeout(() => upload.write("b"), 3 * pause);
  expect(await Promise.all([waiting, upload].map(isAnswered))).toEqual([true, true]);
});

test("a network has so many connections and no more, until one of them is closed", async () => {
  const port = await open(
    (server) => limitConnections(server, 3),
    (_request, answer) => answer.end("page"),
  );
  const first = [call(port), call(port), call(port)];
  expect(await Promise.all(first.map(isAnswered))).toEqual([true, true, true]);
  expect(await isAnswered(call(port))).toBe(false);

  first[0]?.destroy();
  await expect.poll(() => isAnswered(call(port))).toBe(true);
});
