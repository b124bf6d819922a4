import type { AdmissionsPage } from "../../../data/admissions.ts";
import { campuses } from "../../../data/campuses.ts";
import { type Fee, rupees } from "../../../data/fees.ts";
import { levels } from "../../../data/levels.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { FeeCalculator } from "./fee-calculator.tsx";

/** The fee schedule of the three campuses, and beside it what a first year comes to. */
export function Fees({ fees, session }: { fees: AdmissionsPage["fees"]; session: string }) {
  return (
    <section aria-labelledby="fees" className="page pt-section">
      <h2 id="fees" className="text-h2">
        Fees for {session}
      </h2>
      <p className="mt-3 max-w-[38rem] text-ink-2">{fees.note}</p>
      <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <table className="fee-table numbers">
          <caption className="sr-only">Fees by campus and level, in rupees</caption>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Admission, once</th>
              <th scope="col">Annual charges</th>
              <th scope="col">Tuition a month</th>
            </tr>
          </thead>
          {campuses.map(({ id }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  <CampusMark campus={id} />
                </th>
              </tr>
              {levels.map((level) => {
                const fee = fees.campuses[id]?.[level.id];
                return fee && <FeeRow key={level.id} name={level.name} fee={fee} />;
              })}
            </tbody>
          ))}
        </table>
        <FeeCalculator fees={fees} />
      </div>
    </section>
  );
}

function FeeRow({ name, fee }: { name: string; fee: Fee }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Admission">{rupees(fee.admission)}</td>
      <td data-label="A year">{rupees(fee.annual)}</td>
      <td data-label="A month">{rupees(fee.tuition)}</td>
    </tr>
  );
}
