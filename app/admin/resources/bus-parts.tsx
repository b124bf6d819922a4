import { listBusRouteNames } from "../../../data/transport/bus-route-names.ts";
import { useChoices } from "../choices.ts";
import type { OwnFilter } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

const routes = { of: "busRoutes", list: listBusRouteNames };

/** A filter by route. */
export const byRoute: OwnFilter = {
  column: "route_id",
  choices: () => [],
  loadedChoices: routes,
};

function RouteName({ id }: { id: string }) {
  const names = useChoices({ loadedChoices: routes });
  return names.find((route) => route.id === id)?.name ?? "";
}

/** A column with the name of a row's route. */
export const routeColumn = {
  show: (row: Parameters<typeof textOf>[0]) => <RouteName id={textOf(row, "route_id")} />,
  plain: (row: Parameters<typeof textOf>[0]) => textOf(row, "route_id"),
  onPhones: true,
};
