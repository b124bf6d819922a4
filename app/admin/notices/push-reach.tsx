import texts from "messages:admin/admin/noticeChannels";
import { useQuery } from "@tanstack/react-query";
import { countPushDeliveries } from "../../../data/notices/push-deliveries.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { rowsKey } from "../query-keys.ts";

/** While some wait, the numbers are refreshed. */
const interval = 5_000;

/** The number of devices that have an urgent notice; nothing if no device subscribed. */
export function PushReach({ notice }: { notice: string }) {
  const t = useTexts(texts);
  const { data } = useQuery({
    queryKey: [...rowsKey("latest_updates"), "devices", notice],
    queryFn: async () => countPushDeliveries(await getBackend(), notice),
    refetchInterval: ({ state }) => (state.data?.waiting ? interval : false),
  });
  if (!data || data.reached + data.waiting + data.failed === 0) return null;
  return <p role="status">{t.devices(data)}</p>;
}
