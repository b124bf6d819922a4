import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import proposalTexts from "messages:admin/proposals/proposals";
import {
  Archive,
  FileText,
  GitCompare,
  Globe,
  Image as ImageIcon,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Menu,
  Palette,
  ScanFace,
  Search,
  Settings,
  ShieldCheck,
  UserCheck,
  UserCog,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { SignOut } from "../../account/account-layout.tsx";
import { useSession } from "../../account/session.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { OwnLogo } from "../../layout/logo.tsx";
import { useSharedData } from "../../layout/shared-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { mayDoEverything, opensPage, useOfficeRights } from "../office-rights.ts";
import type { Resource } from "../resource.ts";
import { resourceAt, resources } from "../resources.ts";
import type { Route } from "./+types/admin-frame";
import { ClosedPage } from "./closed-page.tsx";
import { useRenewedLists } from "./renewed-lists.ts";
import { SeenRoleBar } from "./seen-role.tsx";
import { ToastProvider } from "./toasts.tsx";
import "../../styles/forms.css";
import "./frame.css";
import "./print.css";
import { isWriting } from "../list/list-keys.ts";

/**
 * An unknown admin address is a 404, both on the server and for links inside the page. This is
 * thrown after the loaders have run: before them the 404 page would not know the school.
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

/** Wraps all admin pages: the navigation rail and the toasts. */
export default function AdminFrame() {
  const { school } = useSharedData();
  const { pathname } = useLocation();
  const t = useTexts(adminTexts);
  const rights = useOfficeRights();
  const menu = useRef<HTMLDetailsElement>(null);
  useRenewedLists();
  useEffect(() => {
    // Pages of the site that are opened from here without a new document.
    if (rights)
      void import("../../pencils/pencils.ts").then(
        (code) => code.startPencils(rights),
        () => {},
      );
  }, [rights]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu of a phone closes on arrival.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  return (
    <ToastProvider askReasons={ExposedDialog}>
      <div className="admin">
        <header className="admin-rail on-pine">
          <p className="admin-school">
            <OwnLogo ground="pine" isNamed className="mb-2 block h-10" />
            {school.name}
          </p>
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
          <SeenRoleBar />
          {/** One page component serves all resources, so state from one list must not leak into another. */}
          {opensPage(rights, pathname) ? (
            <Outlet key={/\/admin\/([a-z-]+)/.exec(pathname)?.[1]} />
          ) : (
            <ClosedPage />
          )}
        </div>
      </div>
    </ToastProvider>
  );
}

function Rail() {
  const { user } = useSession();
  const rights = useOfficeRights();
  const t = useTexts(adminTexts);
  const proposals = useTexts(proposalTexts);
  const marks = useTexts(marksTexts);
  return (
    <>
      <ul>
        <RailLink to="/admin/dashboard" icon={LayoutDashboard}>
          {t.dashboard}
        </RailLink>
      </ul>
      <RailGroup
        group="content"
        first={[
          { to: "/admin/content", icon: FileText, name: t.siteContent },
          { to: "/admin/media", icon: ImageIcon, name: t.mediaLibrary },
          { to: "/admin/marks", icon: ScanFace, name: marks.queue },
          { to: "/admin/proposals", icon: GitCompare, name: proposals.title },
        ]}
      />
      <RailGroup group="people" />
      <RailGroup group="office" />
      {mayDoEverything(rights) && (
        <ul>
          <OfficeLinks />
        </ul>
      )}
      <ul className="admin-rail-foot">
        <RailLink to="/" icon={Globe} reloadDocument>
          {t.toSite}
        </RailLink>
        <RailLink to="/account/security" icon={ShieldCheck}>
          {t.security}
        </RailLink>
        <li className="admin-sign-out">
          <SignOut />
          <span className="block truncate text-least">{user?.email}</span>
        </li>
      </ul>
    </>
  );
}

function RailLink({
  icon,
  children,
  ...link
}: {
  to: string;
  icon: LucideIcon;
  reloadDocument?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <NavLink {...link} className="admin-link">
        <Icon of={icon} />
        {children}
      </NavLink>
    </li>
  );
}

/** The pages of a group that belong to the person's role. */
function RailGroup({
  group,
  first = [],
}: {
  group: Resource["group"];
  first?: readonly { to: string; icon: LucideIcon; name: string }[];
}) {
  const language = useLanguage();
  const rights = useOfficeRights();
  const t = useTexts(adminTexts);
  const lists = resources
    .filter((resource) => resource.group === group)
    .map(({ path, icon, texts }) => ({ to: `/admin/${path}`, icon, name: texts[language].many }));
  const links = [...first, ...lists].filter(({ to }) => opensPage(rights, to));
  if (links.length === 0) return null;
  return (
    <>
      <p className="admin-rail-group">{t.groups[group]}</p>
      <ul>
        {links.map(({ to, icon, name }) => (
          <RailLink key={to} to={to} icon={icon}>
            {name}
          </RailLink>
        ))}
      </ul>
    </>
  );
}

const icons = {
  consents: UserCheck,
  "first-steps": ListChecks,
  look: Palette,
  staff: UserCog,
  settings: Settings,
  backup: Archive,
  privacy: ShieldCheck,
} as const;

/** The office's pages that are not lists. */
function OfficeLinks() {
  const { places } = useTexts(adminTexts);
  return (Object.keys(icons) as (keyof typeof icons)[]).map((path) => (
    <RailLink key={path} to={`/admin/${path}`} icon={icons[path]}>
      {places[path]}
    </RailLink>
  ));
}

const ExposedDialog = lazy(() => import("../publishing/exposed-dialog.tsx"));
const PaletteOrKeys = lazy(() => import("../palette/palette.tsx"));

/**
 * Opens the command palette (button, Ctrl or Cmd with K) and the list of keys (?); both load then.
 */
function CommandKeys() {
  const t = useTexts(adminTexts);
  const [open, setOpen] = useState<"palette" | "keys">();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (isPalette) setOpen("palette");
      else if (event.key === "?" && !isWriting(event)) setOpen("keys");
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const close = () => setOpen(undefined);
  return (
    <>
      <button type="button" className="admin-link palette-open" onClick={() => setOpen("palette")}>
        <Icon of={Search} />
        {t.palette}
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      <Suspense>{open && <PaletteOrKeys isKeys={open === "keys"} close={close} />}</Suspense>
    </>
  );
}
