import recordTexts from "messages:admin/privacy/record";
import informationTexts from "messages:site/guardian/information";
import { ChevronDown } from "lucide-react";
import type { InLanguage } from "../../../data/languages.ts";
import type { ChildrenPrivacy } from "../../../data/pages/children-privacy.ts";
import { kindsAboutChildren } from "../../../data/school/privacy-record.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import "./kept-files.css";

const facts = ["what", "why", "kept"] as const;

/** What is kept, in the words of the office's record: a drawer of files, each opened at its tab. */
export function KeptFiles({ content }: { content: InLanguage<ChildrenPrivacy> | null }) {
  const t = useTexts(informationTexts);
  const record = useTexts(recordTexts);
  const labels = { what: t.whatLabel, why: t.whyLabel, kept: t.keptLabel };
  return (
    <div className="kept-files">
      {kindsAboutChildren.map((kind, place) => {
        const { who, ...words } = record[kind];
        const own = content?.record?.[kind];
        return (
          <details key={kind} open={place === 0}>
            <summary>
              <h3>{who}</h3>
              <Icon of={ChevronDown} />
            </summary>
            <dl>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt>{labels[fact]}</dt>
                  <dd>
                    {own?.[fact] ? (
                      <Part language={content?.language ?? "en"}>{own[fact]}</Part>
                    ) : (
                      words[fact]
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        );
      })}
    </div>
  );
}
