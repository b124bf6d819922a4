import { createServer } from "node:http";

// The yardstick: a bare Node server that sends the same compressed bytes from memory.
// Started with an IPC channel; the first message is what to send.
process.once("message", ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ port: typeof address === "object" ? address?.port : 0 });
  });
});
process.once("disconnect", () => process.exit(0));
