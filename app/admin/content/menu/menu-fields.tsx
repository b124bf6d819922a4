import menuTexts from "messages:admin/content/menu";
import type { ReactNode } from "react";
import { keyOfPage } from "../../../../data/office/site-content.ts";
import { type MenuEntry, type MenuGroup, menuLimits } from "../../../../data/pages/menu-schema.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { Field } from "../../../ui/field.tsx";
import { Status } from "../../../ui/status.tsx";
import type { Path } from "../content-tree.ts";
import { EntryFields } from "./entry-fields.tsx";
import { type Addition, type Leave, MenuList } from "./menu-list.tsx";
import {
  emptyEntry,
  emptyGroup,
  entryName,
  type MenuFieldsProps,
  menuIn,
  nameAt,
} from "./menu-tree.ts";
import { NamePair } from "./name-pair.tsx";
import "./menu.css";

/** The menus of the top bar and the links of the footer, on one screen. */
export function MenuFields(props: MenuFieldsProps) {
  const t = useTexts(menuTexts);
  const { groups, direct, footer, legal } = menuIn(props.content);
  return (
    <>
      <Part path="groups" heading={t.groups}>
        <Groups
          {...props}
          path="groups"
          groups={groups}
          add={t.addGroup}
          most={menuLimits.groups}
        />
      </Part>
      <Part path="direct" heading={t.direct}>
        <Entries {...props} path="direct" entries={direct} most={menuLimits.direct} />
      </Part>
      <Part path="footer" heading={t.footer} hint={t.footerHint}>
        <Groups
          {...props}
          path="footer"
          groups={footer}
          add={t.addColumn}
          most={menuLimits.footer}
        />
      </Part>
      <Part path="legal" heading={t.legal} hint={t.legalHint}>
        <Entries {...props} path="legal" entries={legal} most={menuLimits.legal} />
      </Part>
    </>
  );
}

function Part({
  path,
  heading,
  hint,
  children,
}: {
  path: string;
  heading: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <section className="content-group" data-part={path} data-depth={2} aria-label={heading}>
      <h2>{heading}</h2>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
    </section>
  );
}

/** Whether something below a place has an error, in any language. */
const isRefused = (refusals: MenuFieldsProps["refusals"], path: Path) =>
  Object.keys(refusals).some((each) => keyOfPage(each).startsWith(`${path}/`));

function Groups({
  path,
  groups,
  add,
  most,
  ...props
}: MenuFieldsProps & {
  path: "groups" | "footer";
  groups: readonly MenuGroup[];
  add: string;
  most: number;
}) {
  const { content, edit, refusals } = props;
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const rows = groups.map(({ entries, isHidden }, place) => {
    const at = `${path}/${place}`;
    const called = nameAt(content, `${at}/name`, language) || t.newGroup;
    const count = entries.filter(({ kind }) => kind !== "heading").length;
    return {
      called,
      line: (
        <span className="menu-line">
          {called} <span className="menu-aside">{t.count(count)}</span>
          {isHidden && <Status kind="waiting">{t.hidden}</Status>}
        </span>
      ),
      isWrong: isRefused(refusals, at),
      fields: () => (
        <>
          <NamePair {...props} path={`${at}/name`} label={t.name} />
          <Field
            as="check"
            name={`${at}/isHidden`}
            label={t.hide}
            checked={isHidden}
            onChange={({ target }) =>
              edit({
                kind: "english",
                path: `${at}/isHidden`,
                value: (target as HTMLInputElement).checked,
              })
            }
          />
          <Entries
            {...props}
            path={`${at}/entries`}
            entries={entries}
            most={menuLimits.entries}
            hasHeadings={path === "groups"}
          />
        </>
      ),
    };
  });
  return (
    <MenuList
      rows={rows}
      change={(change) => edit({ kind: "list", path, change })}
      additions={[{ label: add, entry: emptyGroup }]}
      most={most}
    />
  );
}

function Entries({
  path,
  entries,
  most,
  hasHeadings = false,
  ...props
}: MenuFieldsProps & {
  path: Path;
  entries: readonly MenuEntry[];
  most: number;
  hasHeadings?: boolean;
}) {
  const { content, edit, refusals } = props;
  const t = useTexts(menuTexts);
  const language = useLanguage();
  const additions: Addition[] = [
    { label: t.addPage, entry: emptyEntry("page") },
    { label: t.addLink, entry: emptyEntry("link") },
    ...(hasHeadings ? [{ label: t.addHeading, entry: emptyEntry("heading") }] : []),
  ];
  const rows = entries.map((entry, place) => {
    const at = `${path}/${place}`;
    const called = entryName(content, at, entry, language) || t.newEntry;
    return {
      called,
      line: <EntryLine entry={entry} called={called} />,
      isWrong: isRefused(refusals, at),
      fields: (leave: Leave) => (
        <EntryFields
          {...props}
          list={path}
          place={place}
          entry={entry}
          called={called}
          leave={leave}
        />
      ),
    };
  });
  return (
    <MenuList
      rows={rows}
      change={(change) => edit({ kind: "list", path, change })}
      additions={additions}
      most={most}
    />
  );
}

function EntryLine({ entry: { kind, goesTo }, called }: { entry: MenuEntry; called: string }) {
  const t = useTexts(menuTexts);
  const aside = kind === "heading" ? t.heading : kind === "link" && goesTo !== called ? goesTo : "";
  return (
    <span className="menu-line" data-kind={kind}>
      {called} {aside && <span className="menu-aside">{aside}</span>}
    </span>
  );
}
