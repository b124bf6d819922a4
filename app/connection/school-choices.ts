import { useEffect, useState } from "react";
import { holdChoices } from "../../data/school/choices.ts";

let asked: Promise<void> | undefined;
let isAnswered = false;

/** Asks for the lists that the office keeps, and holds them. Where they cannot be had, those held so far stay. */
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

/** Fetched when it is needed: the first step of a registration asks the backend for nothing. */
async function ask() {
  const [{ getBackend }, { listChoices }] = await Promise.all([
    import("./backend.ts"),
    import("../../data/school/listed-choices.ts"),
  ]);
  return listChoices(await getBackend());
}

/** Whether the lists are there, for pages that a browser renders by itself: loaders tell public ones what they name. */
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
