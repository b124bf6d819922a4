import menuTexts from "messages:admin/content/menu";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { splitAddress } from "../../../../data/languages.ts";
import { listPublishedOwnPages } from "../../../../data/own-pages/own-page.ts";
import type { MenuEntry } from "../../../../data/pages/menu-schema.ts";
import { pageAt, pageLink, pageName } from "../../../../data/pages/page-names.ts";
import { type PagePath, sitePages } from "../../../../data/pages/site-map.ts";
import { getBackend } from "../../../connection/backend.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { useSharedData } from "../../../layout/shared-data.ts";
import { Field } from "../../../ui/field.tsx";
import { rowsKey } from "../../query-keys.ts";
import type { Path } from "../content-tree.ts";
import type { Leave } from "./menu-list.tsx";
import { addressesIn, linkLists, type MenuFieldsProps, menuIn } from "./menu-tree.ts";
import { NamePair } from "./name-pair.tsx";

type InList = MenuFieldsProps & { list: Path; place: number; called: string; leave: Leave };

/** The target of an entry, its name, and its list. */
export function EntryFields({
  list,
  place,
  entry,
  called,
  leave,
  ...props
}: InList & { entry: MenuEntry }) {
  const path = `${list}/${place}`;
  const language = useLanguage();
  const t = useTexts(menuTexts);
  const { kind, goesTo } = entry;
  const isPage = kind === "page";
  return (
    <>
      {isPage && <PageChoice {...props} path={`${path}/goesTo`} goesTo={goesTo} />}
      {kind === "link" && <AddressField {...props} path={`${path}/goesTo`} goesTo={goesTo} />}
      <div className="grid gap-1">
        <NamePair
          {...props}
          path={`${path}/name`}
          label={isPage ? t.nameHere : t.name}
          isOptional={isPage}
        />
        {isPage && pageAt(goesTo) && (
          <p className="field-hint">{t.ownName(pageLink(goesTo as PagePath, language).label)}</p>
        )}
      </div>
      {kind !== "heading" && (
        <ListChoice {...props} list={list} place={place} called={called} leave={leave} />
      )}
    </>
  );
}

type AtAddress = MenuFieldsProps & { path: Path; goesTo: string };

/** The pages of the site by name, unlinked ones first. */
function PageChoice({ content, edit, refusals, path, goesTo }: AtAddress) {
  const language = useLanguage();
  const t = useTexts(menuTexts);
  const known = addressesIn(menuIn(content));
  const choices = (isThere: boolean) =>
    sitePages()
      .filter((page) => known.has(page.path) === isThere)
      .map((page) => ({ id: page.path, name: pageName(page.path, language) }));
  const error = refusals[path];
  return (
    <Field
      as="select"
      name={path}
      label={t.page}
      className="content-short"
      none={t.choose}
      choices={[
        { id: "new", name: t.notThere, choices: choices(false) },
        { id: "known", name: t.there, choices: choices(true) },
      ]}
      value={goesTo}
      onChange={({ target }) => edit({ kind: "english", path, value: target.value })}
      {...(error && { error })}
    />
  );
}

/**
 * An address as copied, or one of the school's own pages, which are suggested. An address of this site is
 * stored without host and language.
 */
function AddressField({ edit, refusals, path, goesTo }: AtAddress) {
  const t = useTexts(menuTexts);
  const { siteUrl = "" } = useSharedData();
  const ownPages = useQuery({
    queryKey: [...rowsKey("own_pages"), "published"],
    queryFn: async () => listPublishedOwnPages(await getBackend()),
  });
  const suggestions = useId();
  const error = refusals[path];
  const tidy = () => {
    const typed = goesTo.trim();
    const own =
      siteUrl !== "" && typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed;
    const value = own.startsWith("/") ? splitAddress(own).path : own;
    if (value !== goesTo) edit({ kind: "english", path, value });
  };
  return (
    <>
      <Field
        name={path}
        label={t.address}
        hint={t.addressHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        list={suggestions}
        value={goesTo}
        onChange={({ target }) => edit({ kind: "english", path, value: target.value })}
        onBlur={tidy}
        {...(error && { error })}
      />
      <datalist id={suggestions}>
        {ownPages.data?.map(({ address, title }) => (
          <option key={address} value={address} label={title} />
        ))}
      </datalist>
    </>
  );
}

/** Moves the entry to another list with room for it. */
function ListChoice({ content, edit, list, place, called, leave }: InList) {
  const language = useLanguage();
  const t = useTexts(menuTexts);
  const choices = linkLists(content, language, t)
    .filter(({ path, entries, most }) => path === list || entries.length < most)
    .map(({ path, name }) => ({ id: path, name }));
  const move = (to: string) => {
    edit({ kind: "move", path: list, place, to });
    const name = choices.find(({ id }) => id === to)?.name ?? "";
    leave(t.movedTo({ name: called, list: name }));
  };
  return (
    <Field
      as="select"
      name={`${list}/${place}/list`}
      label={t.standsIn}
      className="content-short"
      choices={choices}
      value={list}
      onChange={({ target }) => move(target.value)}
    />
  );
}
