import { useEffect, useState } from "react";
import { holdChoices } from "../../data/school/choices.ts";

let asked: Promise<void> | undefined;
let isAnswered = false;

/**
 * Fetches the lists that the office keeps, and stores them. If they cannot be loaded, the earlier ones
 * stay.
 */
export function renewSchoolChoices(): Promise<void> {
  asked = ask()
    .then(holdChoices, () => {
      asked = undefined;
    })
    .finally(() => {
      isAnswered = true;
    });
  return asked;
}

/** Fetched only when needed: the first step of a registration sends no request to the backend. */
async function ask() {
  const [{ getBackend }, { listChoices }] = await Promise.all([
    import("./backend.ts"),
    import("../../data/school/listed-choices.ts"),
  ]);
  return listChoices(await getBackend());
}

/**
 * Whether the lists are loaded, for pages rendered only in the browser: public pages get the names from
 * their loaders.
 */
export function useSchoolChoices(): boolean {
  const [isThere, setThere] = useState(isAnswered);
  useEffect(() => {
    let isShown = true;
    void (asked ?? renewSchoolChoices()).then(() => {
      if (isShown) setThere(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return isThere;
}
