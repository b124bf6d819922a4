import adminTexts from "messages:admin/admin/admin";
import lookTexts from "messages:admin/look/look";
import { useEffect, useRef, useState } from "react";
import { addressIn } from "../../../data/languages.ts";
import { lookKey } from "../../../data/look/look.ts";
import type { KeptLook } from "../../../data/look/look-schema.ts";
import { followingFirst, followingSecond } from "../../../data/look/original-palette.ts";
import { paletteOf } from "../../../data/look/palette.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { createPreviewAddress } from "../form/preview-address.ts";

const pages = ["/", "/contact"] as const;

/** Real pages of the site in the form's look: logos by a preview of the server, colours at once. */
export function LookPreview({ look }: { look: KeptLook }) {
  const t = useTexts(lookTexts);
  const shared = useTexts(adminTexts);
  const language = useLanguage();
  const { addresses, hasFailed } = usePreviews(look);
  return (
    <section aria-labelledby="look-preview" className="look-preview">
      <h2 id="look-preview">{t.preview}</h2>
      <p className="admin-lead">{t.previewFact}</p>
      {hasFailed && <Notice kind="bad" title={shared.previewFailed} />}
      <div className="look-frames">
        {pages.map((path, place) => (
          <Frame
            key={path}
            title={place === 0 ? t.previewHome : t.previewForm}
            address={addresses && addressIn(language, addresses[place] ?? path)}
            colours={look.colours}
          />
        ))}
      </div>
    </section>
  );
}

/** A preview of each page with these logos; the colours are the initial ones. */
function usePreviews(look: KeptLook) {
  const [addresses, setAddresses] = useState<string[]>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(look);
  latest.current = look;
  const logos = `${look.logo?.id} ${look.lightLogo?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are shown without another preview.
  useEffect(() => {
    let isOver = false;
    const rows = [{ column: "key", value: lookKey, values: previewed(latest.current) } as const];
    Promise.all(
      pages.map((path) => createPreviewAddress({ path, table_name: "site_content", rows })),
    ).then(
      (created) => {
        if (!isOver) setAddresses(created);
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [logos]);
  return { addresses, hasFailed };
}

/** A preview reads no row when the look is the original. */
function previewed(look: KeptLook) {
  return look.colours.length === 0 && !look.logo ? null : { content: look };
}

function Frame({
  title,
  address,
  colours,
}: {
  title: string;
  address: string | undefined;
  colours: readonly string[];
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const paint = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    const palette = paletteOf(colours);
    for (const token of tokens) {
      const value = palette[token] ?? original(token);
      page.documentElement.style.setProperty(`--color-${token}`, value);
    }
    // The second page is shown for its form.
    page.querySelector("main form")?.scrollIntoView({ block: "center" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew with each colour.
  useEffect(paint, [colours.join()]);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="look-frame">
        {address && <iframe ref={frame} src={address} title={title} inert onLoad={paint} />}
      </div>
    </figure>
  );
}

const scales = { ...followingFirst, ...followingSecond };
const tokens = Object.keys(scales) as (keyof typeof scales)[];
const original = (token: keyof typeof scales) => `oklch(${scales[token].join(" ")})`;
