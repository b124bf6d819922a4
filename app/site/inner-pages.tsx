import { Outlet } from "react-router";
import "../styles/inner-pages.css";

/** Wraps every page but the home page, which does without these styles. */
export default function InnerPages() {
  return <Outlet />;
}
