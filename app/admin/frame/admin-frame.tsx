import adminTexts from "messages:admin/admin/admin";
import {
  FileText,
  Globe,
  Image as ImageIcon,
  LayoutDashboard,
  Menu,
  ShieldCheck,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { SignOut } from "../../account/account-bar.tsx";
import { useSession } from "../../account/session.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { CommandKeys } from "../palette/command-keys.tsx";
import type { Resource } from "../resource.ts";
import { resourceAt, resources } from "../resources.ts";
import type { Route } from "./+types/admin-frame";
import { OfficeLinks } from "./office-links.tsx";
import { ToastProvider } from "./toasts.tsx";
import "../../styles/forms.css";
import "./frame.css";

/**
 * An address of nothing that is managed is missing, for the server and for a page that leads there. That
 * is said after the loaders have run: before them the page of the 404 would not know the school.
 */
async function refuseUnknown<Answer>(
  { params }: { params: object },
  next: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await next();
  if ("resource" in params) resourceAt(`/admin/${params.resource}`);
  return answer;
}

export const middleware: Route.MiddlewareFunction[] = [refuseUnknown];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [refuseUnknown];

/** Around all admin pages: the rail with everything that is managed, and the place of messages. */
export default function AdminFrame() {
  const { school } = useSharedData();
  const { pathname } = useLocation();
  const t = useTexts(adminTexts);
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu of a phone closes on arrival.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return (
    <ToastProvider>
      <div className="admin">
        <header className="admin-rail on-pine">
          <p className="admin-school">{school.name}</p>
          <CommandKeys />
          <nav aria-label={t.rail} className="admin-rail-wide">
            <Rail />
          </nav>
          <details ref={menu} className="admin-rail-phone">
            <summary className="admin-link">
              <Icon of={Menu} />
              {t.menu}
            </summary>
            <nav aria-label={t.rail}>
              <Rail />
            </nav>
          </details>
        </header>
        <div className="admin-page">
          {/* One page serves all that is managed alike: what was chosen in one list is not another's. */}
          <Outlet key={/\/admin\/([a-z-]+)/.exec(pathname)?.[1]} />
        </div>
      </div>
    </ToastProvider>
  );
}

function Rail() {
  const { user } = useSession();
  const t = useTexts(adminTexts);
  return (
    <>
      <ul>
        <li>
          <NavLink to="/admin/dashboard" className="admin-link">
            <Icon of={LayoutDashboard} />
            {t.dashboard}
          </NavLink>
        </li>
      </ul>
      <RailGroup group="content">
        <li>
          <NavLink to="/admin/content" className="admin-link">
            <Icon of={FileText} />
            {t.siteContent}
          </NavLink>
        </li>
        <li>
          <NavLink to="/admin/media" className="admin-link">
            <Icon of={ImageIcon} />
            {t.mediaLibrary}
          </NavLink>
        </li>
      </RailGroup>
      <RailGroup group="people" />
      <RailGroup group="office" />
      <ul>
        <OfficeLinks />
      </ul>
      <ul className="admin-rail-foot">
        <li>
          <NavLink to="/" className="admin-link" reloadDocument>
            <Icon of={Globe} />
            {t.toSite}
          </NavLink>
        </li>
        <li>
          <NavLink to="/account/security" className="admin-link">
            <Icon of={ShieldCheck} />
            {t.security}
          </NavLink>
        </li>
        <li className="admin-sign-out">
          <SignOut />
          <span className="block truncate text-least">{user?.email}</span>
        </li>
      </ul>
    </>
  );
}

function RailGroup({ group, children }: { group: Resource["group"]; children?: ReactNode }) {
  const language = useLanguage();
  const t = useTexts(adminTexts);
  return (
    <>
      <p className="admin-rail-group">{t.groups[group]}</p>
      <ul>
        {children}
        {resources
          .filter((resource) => resource.group === group)
          .map(({ path, icon, texts }) => (
            <li key={path}>
              <NavLink to={`/admin/${path}`} className="admin-link">
                <Icon of={icon} />
                {texts[language].many}
              </NavLink>
            </li>
          ))}
      </ul>
    </>
  );
}
