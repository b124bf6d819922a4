import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { SomethingWentWrong } from "../layout/error-pages.tsx";
import "../styles/inner-pages.css";
import type { Route } from "./+types/inner-pages";

// Loaded on demand: every inner page loads this file but rarely needs the component.
const LostPage = lazy(() => import("./lost-page.tsx"));

/** Wraps every page except the home page, which does not need these styles. */
export default function InnerPages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SomethingWentWrong />;
  return (
    <Suspense>
      <LostPage />
    </Suspense>
  );
}
