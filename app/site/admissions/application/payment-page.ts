import applicationTexts from "messages:site/admissions/application";
import { data } from "react-router";
import { addressIn, type Language, splitAddress } from "../../../../data/languages.ts";

/** Leaves for the page of the gateway; answers why not. Throws where the line is broken. */
export async function openPaymentPage({ pathname, searchParams }: URL) {
  const { language } = splitAddress(pathname);
  const answer = await fetch(addressIn(language, "/payments/application"), {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ key: searchParams.get("key") ?? "" }),
  });
  // The link has ended meanwhile, which the page says once it is asked for again.
  if (answer.status === 404) {
    location.reload();
    return undefined;
  }
  const { url, code = "gateway" } = await answer.json();
  if (answer.ok) {
    location.assign(url);
    return undefined;
  }
  const message = unpaidBecause(code, language);
  return data({ values: {}, errors: {}, message }, { status: answer.status });
}

/** Why the page of the gateway was not opened; undefined for a reason that nobody knows. */
export function unpaidBecause(problem: string | null, language: Language): string | undefined {
  const { unpaid } = applicationTexts[language];
  return problem && Object.hasOwn(unpaid, problem)
    ? unpaid[problem as keyof typeof unpaid]
    : undefined;
}
