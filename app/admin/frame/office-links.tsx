import { Archive, Settings, ShieldCheck, UserCog } from "lucide-react";
import { NavLink } from "react-router";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { backupTexts } from "../settings/backup.texts.ts";
import { privacyTexts } from "../settings/privacy.texts.ts";
import { settingsTexts } from "../settings/settings.texts.ts";
import { staffTexts } from "../staff/staff.texts.ts";

/** The office's pages that are no lists of rows. */
export function OfficeLinks() {
  const places = [
    { path: "staff", icon: UserCog, name: useTexts(staffTexts).title },
    { path: "settings", icon: Settings, name: useTexts(settingsTexts).title },
    { path: "backup", icon: Archive, name: useTexts(backupTexts).title },
    { path: "privacy", icon: ShieldCheck, name: useTexts(privacyTexts).title },
  ];
  return places.map(({ path, icon, name }) => (
    <li key={path}>
      <NavLink to={`/admin/${path}`} className="admin-link">
        <Icon of={icon} />
        {name}
      </NavLink>
    </li>
  ));
}
