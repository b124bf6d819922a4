import layoutTexts from "messages:layout/layout";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { Skeleton } from "../ui/skeleton.tsx";

/** A skeleton shows only if an answer takes longer. */
const patienceMs = 200;

/**
 * The page, or a skeleton while the next one is slow to load. A page that only changes its query (a
 * filter, a picture) stays, and keeps the focus.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const [slow, setSlow] = useState(false);
  const loading = state === "loading";

  useEffect(() => {
    if (!loading) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!slow || !location || location.pathname === pathname) return children;
  return <PageSkeleton pathname={location.pathname} />;
}

function PageSkeleton({ pathname }: { pathname: string }) {
  const t = useTexts(layoutTexts);
  const isSport = pathname.startsWith("/co-curricular/sports-athletics/");
  return (
    <div className="page py-8" aria-busy="true">
      <p role="status" className="sr-only">
        {t.loading}
      </p>
      <Skeleton className="h-4 w-56" />
      <Skeleton className="mt-5 h-14 w-[min(24rem,80%)]" />
      {isSport ? (
        <div className="mt-9 grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <div>
            <Skeleton className="aspect-[16/10]" />
            <Skeleton className="mt-7 h-6" />
            <Skeleton className="mt-3 h-6 w-2/3" />
          </div>
          <div className="grid content-start gap-8">
            {["coach", "ages", "schedule", "achievements"].map((card) => (
              <div key={card}>
                <Skeleton className="h-6 w-40" />
                <Skeleton className="mt-3 h-5" />
                <Skeleton className="mt-2 h-5 w-3/4" />
              </div>
            ))}
          </div>
        </div>
      ) : (
        <>
          <Skeleton className="mt-4 h-6 w-[min(38rem,100%)]" />
          <div className="mt-12 grid gap-gap md:grid-cols-2">
            <Skeleton className="aspect-[3/2]" />
            <Skeleton className="aspect-[3/2]" />
          </div>
        </>
      )}
    </div>
  );
}
