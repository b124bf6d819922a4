import feesTexts from "messages:site/admissions/fees";
import directAnswerTexts from "messages:site/search/directAnswer";
import { feeColumns, isTuition } from "../../../data/admissions/fee-schedule.ts";
import type { DirectAnswer } from "../../../data/pages/search-answers.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { campusesIn, campusName } from "../../../data/school/campuses.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { levelOf, levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { FeeColumns, FeeRow, feeField, wideColumns } from "../admissions/fee-row.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";

type Of = { answer: Extract<DirectAnswer, { about: "fees" }> };

/** The rows of the class or campus that is named, or else the tuition of all. */
export function FeesAnswer({ answer }: Of) {
  const { session, grade, level, campus } = answer;
  const language = useLanguage();
  const t = directAnswerTexts[language];
  const named = [
    gradesIn(language).find(({ id }) => id === grade)?.name ?? levelOf(level, language)?.name,
    campus && campusName(campus, language),
  ].filter(Boolean);
  const what = named.join(", ");
  return (
    <AnswerSheet
      title={what ? t.feesOf({ what, session }) : feesTexts[language].title(session)}
      more={t.allFees}
      to="/admissions#fees"
    >
      {what ? <NamedFees answer={answer} /> : <Tuition answer={answer} />}
    </AnswerSheet>
  );
}

/** A row for each campus of a level, or for each level of a campus. */
function NamedFees({ answer: { level, rows, heads } }: Of) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = feesTexts[language];
  const columns = feeColumns(
    heads,
    rows.map(({ fees }) => fees),
  );
  return (
    <table className="fee-table numbers" data-many={columns.length > wideColumns || undefined}>
      <caption className="sr-only">{t.table}</caption>
      <FeeColumns of={level ? directAnswerTexts[language].campus : t.level} columns={columns} />
      <tbody>
        {rows.map((row) => (
          <FeeRow
            edits={edit?.("content", "admissions", feeField(row.campus, row.level))}
            key={row.campus + row.level}
            fees={row.fees}
            columns={columns}
          >
            {level ? <CampusMark campus={row.campus} /> : levelOf(row.level, language)?.name}
          </FeeRow>
        ))}
      </tbody>
    </table>
  );
}

/** The tuition of every level on every campus. */
function Tuition({ answer: { rows, heads } }: Of) {
  const language = useLanguage();
  const t = directAnswerTexts[language];
  const places = campusesIn(language);
  const name = heads.find(({ id }) => id === "tuition")?.name ?? "";
  const tuition = (level: string, campus: string) =>
    rows.find((row) => row.level === level && row.campus === campus)?.fees.find(isTuition)?.fee;
  return (
    <>
      <p className="mb-3 text-ink-2">{t.tuitionNote(name)}</p>
      <table className="fee-table fee-matrix numbers">
        <caption className="sr-only">{t.tuition(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{feesTexts[language].level}</th>
            {places.map(({ id }) => (
              <th key={id} scope="col">
                <CampusMark campus={id} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levelsIn(language)
            .filter(({ id }) => rows.some((row) => row.level === id))
            .map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {places.map((place) => {
                  const amount = tuition(id, place.id);
                  return (
                    <td
                      key={place.id}
                      data-label={place.name}
                      data-none={amount === undefined || undefined}
                    >
                      {amount === undefined ? (
                        <span className="not-taught">
                          <span className="bg-paper-raised md:px-1.5">{t.notTaught}</span>
                        </span>
                      ) : (
                        rupees(amount)
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
