import { data } from "react-router";
import { NotFound } from "../layout/error-pages.tsx";

export function loader(): never {
  throw data(null, { status: 404 });
}

export default NotFound;
