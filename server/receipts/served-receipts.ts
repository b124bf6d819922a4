import type { Context, Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { isLinkKey, isRowId } from "../../data/forms/ids.ts";
import { type Language, splitAddress } from "../../data/languages.ts";
import {
  getApplicationReceipt,
  getOwnGiftReceipt,
  getReceiptOfApplication,
  type Receipt,
} from "../../data/payments/receipts.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusePrivateFile, sendPrivateFile, statusOfRefusal } from "../http/private-file.ts";
import type { DrawReceipt } from "./receipts.ts";

type Options = { clients: BackendClients; draw: DrawReceipt };

/**
 * Receipts as PDF, for people whom the database allows to see them: GET
 * /admissions/application/receipt.pdf?key=… by the key of a personal link, in the language of the address;
 * GET /admin/receipts/<application> with a colleague's token, in the language of the family; GET
 * /alumni/receipts/<gift> with the giver's token, in the language of the giver.
 */
export function serveReceipts({ clients, draw }: Options) {
  async function answer(
    c: Context<HttpEnv>,
    client: SchoolClient | undefined,
    get: (client: SchoolClient) => Promise<Receipt | null>,
    language?: Language,
  ) {
    if (!client) return refusePrivateFile(c, 503);
    let receipt: Receipt | null;
    try {
      receipt = await get(client);
    } catch (error) {
      return refusePrivateFile(c, statusOfRefusal(error));
    }
    if (!receipt) return refusePrivateFile(c, 404);
    const { name, content } = await draw(receipt, language ?? receipt.language);
    return sendPrivateFile(c, content, { name, type: "application/pdf", isOurs: true });
  }

  const withToken =
    (get: (client: SchoolClient, id: string) => Promise<Receipt | null>): Handler<HttpEnv> =>
    async (c) => {
      const id = c.req.param("id") ?? "";
      const token = bearerToken(c.req.header("authorization"));
      if (!token) return refusePrivateFile(c, 401);
      if (!isRowId(id)) return refusePrivateFile(c, 404);
      return answer(c, clients.of(token), (client) => get(client, id));
    };

  const ofLink: Handler<HttpEnv> = async (c) => {
    const token = c.req.query("key") ?? "";
    if (!isLinkKey(token)) return refusePrivateFile(c, 404);
    const { language } = splitAddress(c.req.path);
    return answer(c, clients.visitor(), (client) => getApplicationReceipt(client, token), language);
  };

  return {
    ofLink,
    ofApplication: withToken(getReceiptOfApplication),
    ofGift: withToken(getOwnGiftReceipt),
  };
}
