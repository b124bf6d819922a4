import { Outlet } from "react-router";
import "../styles/inner-pages.css";

/** Around every page of the site but the home page, for the classes that one can do without. */
export default function InnerPages() {
  return <Outlet />;
}
