import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend, Client } from "../../../tests/fixtures/backend.ts";
import type { Home } from "../staff-expectations.ts";
import { hire as hireAt } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

const outside = { code: "42501", details: "campus_scope" };
const times = { morning_at: "07:00", afternoon_at: "15:00" };

export function busScenarios(backend: () => Backend): void {
  const hire = async (campus: Home) => (await hireAt(backend(), campus)).client;
  /** A name of letters that sounds like no other. */
  const village = () =>
    randomUUID()
      .replaceAll("-", "")
      .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")
      .slice(0, 16);
  const openRoute = async (campus: string, details = {}) => {
    const name = `Route ${randomUUID()}`;
    const row = { name, campus, ...details };
    return succeed(backend().service().from("bus_routes").insert(row).select().single());
  };
  const addStop = (client: Client, route_id: string, name: string, more = {}) =>
    client
      .from("bus_stops")
      .insert({ route_id, name, ...times, ...more })
      .select()
      .single();
  const find = async (client: Client, name: string) =>
    (await succeed(client.rpc("find_bus_stops", { village: name }))).map(({ called }) => called);

  test("a name inside another word is a guess, a whole word of a name is none", async () => {
    const route = await openRoute("majra");
    const [town, word, other] = [village(), `k${village()}`, `r${village()}`];
    await succeed(addStop(backend().service(), route.id, `${town} ${word}`));
    await succeed(addStop(backend().service(), route.id, `Su${other}`));
    const found = async (asked: string) => {
      const stops = backend().visitor().rpc("find_bus_stops", { village: asked });
      return (await succeed(stops)).map(({ called, likeness }) => [called, likeness >= 0.75]);
    };
    expect(await found(word)).toEqual([[`${town} ${word}`, true]]);
    expect(await found(other)).toEqual([[`Su${other}`, false]]);
  });

  test("staff of a campus edit the routes of their campus with their stops, and no others", async () => {
    const [majra, juniors] = [await openRoute("majra"), await openRoute("juniors")];
    const client = await hire("majra");
    const own = await succeed(addStop(client, majra.id, village()));
    const other = await succeed(addStop(backend().service(), juniors.id, village()));
    const stops = () => client.from("bus_stops");
    for (const attempt of [
      addStop(client, juniors.id, village()),
      stops().update({ landmark: "Mine" }).eq("id", other.id).select(),
      stops().delete().eq("id", other.id).select(),
      // Routes cannot be taken from another campus or given away.
      stops().update({ route_id: majra.id }).eq("id", other.id).select(),
      stops().update({ route_id: juniors.id }).eq("id", own.id).select(),
      client.from("bus_routes").update({ note: "Mine" }).eq("id", juniors.id).select(),
      client.from("bus_routes").insert({ name: "Theirs", campus: "juniors" }).select(),
    ]) {
      expect(await refuse(attempt)).toMatchObject(outside);
    }
    await succeed(stops().update({ landmark: "The well" }).eq("id", own.id).select());
    // Deleting a route deletes its stops.
    await succeed(client.from("bus_routes").delete().eq("id", majra.id).select());
    expect(await succeed(stops().select().eq("id", own.id))).toEqual([]);
  });

  test("a change of a route belongs to its campus, whatever was sent; one of all routes to the whole school", async () => {
    const [majra, juniors] = [await openRoute("majra"), await openRoute("juniors")];
    const client = await hire("majra");
    const day = { starts_on: "2031-01-10", ends_on: "2031-01-10" };
    const change = (values: object) =>
      client
        .from("bus_changes")
        .insert({ what: "Ten minutes later", ...day, ...values })
        .select()
        .single();
    expect(await succeed(change({ route_id: majra.id }))).toMatchObject({ campus: "majra" });
    expect(await succeed(change({ campus: "majra" }))).toMatchObject({ route_id: null });
    for (const values of [
      {},
      { route_id: juniors.id },
      { route_id: juniors.id, campus: "majra" },
    ]) {
      expect(await refuse(change(values))).toMatchObject(outside);
    }
    const everything = await hire(null);
    await succeed(
      everything
        .from("bus_changes")
        .insert({ what: "No buses", ...day })
        .select(),
    );
  });

  test("only the office reads the phone on a bus, or anything of a hidden route", async () => {
    const hidden = await openRoute("majra", { is_active: false });
    const shown = await openRoute("majra", { attendant_phone: "+91 98765 43210" });
    const name = village();
    const service = backend().service();
    await succeed(addStop(service, hidden.id, name));
    const day = { starts_on: "2031-01-10", ends_on: "2031-01-10" };
    const change = { what: "Not yet", route_id: hidden.id, ...day };
    await succeed(service.from("bus_changes").insert(change).select());
    const alumnus = (await backend().signUp()).client;
    for (const client of [backend().visitor(), alumnus]) {
      expect(await succeed(client.from("bus_routes").select())).toEqual([]);
      const [route] = await succeed(client.from("public_bus_routes").select().eq("id", shown.id));
      expect(JSON.stringify(route)).not.toContain("98765");
      for (const table of ["bus_stops", "bus_changes"] as const) {
        expect(await succeed(client.from(table).select().eq("route_id", hidden.id))).toEqual([]);
      }
      expect(await find(client, name)).not.toContain(name);
      const hits = await succeed(client.rpc("search_site", { query: name }));
      expect(hits.filter(({ title, excerpt }) => `${title} ${excerpt}`.includes(name))).toEqual([]);
    }
    const found = { id: shown.id, attendant_phone: "+91 98765 43210" };
    const office = await hire("juniors");
    const [row] = await succeed(office.from("bus_routes").select().eq("id", shown.id));
    expect(row).toMatchObject(found);
  });

  test("a village is found in both scripts and in any spelling, and nothing is invented", async () => {
    const { id } = await openRoute("majra");
    const visitor = backend().visitor();
    const stop = await succeed(
      addStop(backend().service(), id, "Vriddhapur", {
        villages: ["Vriddhapur", "Dhaulakhet Khol"],
        translations: { hi: { name: "वृद्धपुर", villages: ["वृद्धपुर", "धौलाखेत खोल"] } },
      }),
    );
    for (const said of ["vriddhapur", "Vridhapur", "वृद्धपुर", "Vriddapur village", "Vridhapoor"]) {
      expect(await find(visitor, said), said).toHaveLength(1);
    }
    for (const said of ["Dhaulakhet", "daulakhet khol", "धौलाखेत"]) {
      expect(await find(visitor, said), said).toHaveLength(1);
    }
    for (const said of ["Qwertyuiop", "", "a", "%", "x".repeat(300)]) {
      expect(await find(visitor, said), said).toEqual([]);
    }
    const results = await succeed(visitor.rpc("search_site", { query: "Vriddhapur" }));
    expect(results).toMatchObject([{ kind: "stop", title: "Vriddhapur" }]);
    const renamed = { name: "Ghoghrabad", villages: [], translations: {} };
    const stops = backend().service().from("bus_stops");
    await succeed(stops.update(renamed).eq("id", stop.id).select());
    expect(await find(visitor, "Gograbad")).toEqual(["Ghoghrabad"]);
    expect(await find(visitor, "Vriddhapur")).toEqual([]);
    await succeed(backend().service().from("bus_routes").delete().eq("id", id).select());
  });

  test("an impossible time is refused, and so is a change that ends before it begins", async () => {
    const { id } = await openRoute("majra");
    const service = backend().service();
    for (const morning_at of ["7:05", "24:00", "07:60", "noon", "07:05:00"]) {
      expect(await refuse(addStop(service, id, "Stop", { morning_at }))).toMatchObject({
        code: "23514",
      });
    }
    const change = { what: "Later", starts_on: "2031-01-10", ends_on: "2031-01-09" };
    expect(await refuse(service.from("bus_changes").insert(change))).toMatchObject({
      code: "23514",
    });
  });
}
