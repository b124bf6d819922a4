import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import {
  challengeFactor,
  IncompleteVerification,
  recoverWithCode,
  verifyFactor,
} from "./verify.ts";

// Nothing listens at this port, so a request sent by mistake fails with another error.
const client = createClient("http://127.0.0.1:9", "publishable", {
  auth: { persistSession: false, autoRefreshToken: false },
});
const whole = { factorId: "factor", challengeId: "challenge", code: "123456" };

// docs/requirements.md R5.3.
test.for(["factorId", "challengeId", "code"])("without %s no request is sent", async (missing) => {
  const verified = verifyFactor(client, { ...whole, [missing]: "" });
  await expect(verified).rejects.toThrow(IncompleteVerification);
});

test("no request is sent without the factor of a challenge or a recovery code either", async () => {
  await expect(challengeFactor(client, "")).rejects.toThrow(IncompleteVerification);
  await expect(recoverWithCode(client, "")).rejects.toThrow(IncompleteVerification);
});
