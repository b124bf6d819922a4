import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole site map comes with the first page: no request to discover routes.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
