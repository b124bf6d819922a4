import adminTexts from "messages:admin/admin/admin";
import { Archive, Settings, ShieldCheck, UserCog } from "lucide-react";
import { NavLink } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";

const icons = {
  staff: UserCog,
  settings: Settings,
  backup: Archive,
  privacy: ShieldCheck,
} as const;

/** The office's pages that are no lists of rows. */
export function OfficeLinks() {
  const { places } = useTexts(adminTexts);
  return (Object.keys(icons) as (keyof typeof icons)[]).map((path) => (
    <li key={path}>
      <NavLink to={`/admin/${path}`} className="admin-link">
        <Icon of={icons[path]} />
        {places[path]}
      </NavLink>
    </li>
  ));
}
