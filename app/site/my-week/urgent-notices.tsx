import deviceTexts from "messages:site/my-week/device";
import { lazy, Suspense, useEffect, useState } from "react";
import type { MyChoice } from "../../../data/calendar/my-week.ts";
import { useTexts } from "../../language/texts.ts";

const DeviceBlock = lazy(() => import("./device-block.tsx"));

/**
 * Urgent notices on this device, where the browser shows messages of sites. An iPhone does so for a site on the home
 * screen alone, and is told; elsewhere, and without a script, there is nothing.
 */
export function UrgentNotices({ choice, pushKey }: { choice: MyChoice; pushKey: string }) {
  const t = useTexts(deviceTexts);
  const [offer, setOffer] = useState<"block" | "homeScreen">();
  useEffect(() => {
    const canPush =
      "PushManager" in window && "serviceWorker" in navigator && "Notification" in window;
    // Only Safari on iPhones and iPads knows `standalone`.
    if (canPush) setOffer("block");
    else if ("standalone" in navigator && !navigator.standalone) setOffer("homeScreen");
  }, []);
  if (offer === "homeScreen") return <p className="col-span-full max-w-144">{t.iphone}</p>;
  return (
    offer && (
      <Suspense>
        <DeviceBlock choice={choice} pushKey={pushKey} />
      </Suspense>
    )
  );
}
