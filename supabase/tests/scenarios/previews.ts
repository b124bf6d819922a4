import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createPreview } from "../../../data/pages/previews.ts";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hireForRoles } from "../role-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";

/** Who reads a preview, and what colleagues may preview. */
export function previewScenarios(backend: () => Backend): void {
  const clients = hireForRoles(backend, ["contributor", "editor"]);
  const service = () => backend().service();

  test("a preview belongs to its author, and the next one reuses its row", async () => {
    const preview = (path: string) => ({
      path,
      table_name: "news_stories",
      rows: [{ column: "id" as const, value: randomUUID(), values: { title: "Not yet said" } }],
    });
    const { id } = await createPreview(clients.contributor, preview("/news/a"));
    const own = () => clients.contributor.from("previews").select("path").eq("id", id);
    const other = clients.editor.from("previews").select("path").eq("id", id);
    expect(await succeed(other)).toEqual([]);
    const taken = await createPreview(clients.editor, { ...preview("/news/b"), replaces: id });
    expect(taken.id).not.toBe(id);
    expect(await succeed(own())).toEqual([{ path: "/news/a" }]);
    const next = await createPreview(clients.contributor, { ...preview("/news/c"), replaces: id });
    expect(next.id).toBe(id);
    expect(await succeed(own())).toEqual([{ path: "/news/c" }]);
  });

  test("colleagues preview only what they may write, at their own campus", async () => {
    const of = (table_name: string, values: object) => ({
      path: "/contact",
      table_name,
      rows: [{ column: "id" as const, value: randomUUID(), values: { ...values } }],
    });
    for (const role of ["contributor", "editor"] as const) {
      const { client } = await hire(backend(), "majra", role);
      const address = createPreview(client, of("auth_user_roles", { role: "admin" }));
      await expect(address, role).rejects.toMatchObject({ code: "42501" });
      const elsewhere = createPreview(client, of("news_stories", { campus: "juniors" }));
      await expect(elsewhere, role).rejects.toMatchObject({ code: "42501" });
      await createPreview(client, of("news_stories", { campus: "majra" }));
      // A draft that is stored: its id alone would show it to whoever has the link.
      const draft = async (campus: string) => {
        const story = { title: "Not yet said", slug: randomUUID(), campus, status: "draft" };
        const { id: value } = await succeed(
          service().from("news_stories").insert(story).select().single(),
        );
        const rows = [{ column: "id" as const, value, values: {} }];
        return createPreview(client, { path: "/news/a", table_name: "news_stories", rows });
      };
      await expect(draft("juniors"), role).rejects.toMatchObject({ code: "42501" });
      await draft("majra");
      // Rows are named by their id: no other column finds one of another campus.
      for (const column of ["key", "slug"]) {
        const rows = [{ column, value: "harvest", values: {} }];
        const preview = { path: "/news/harvest", table_name: "news_stories", rows };
        const named = client.from("previews").insert(preview).select("id");
        expect(await refuse(named), column).toMatchObject({ code: "23514" });
      }
    }
    const { client: contributor } = await hire(backend(), null, "contributor");
    const phone = createPreview(contributor, of("site_content", { content: { phone: "0" } }));
    await expect(phone).rejects.toMatchObject({ code: "42501" });
  });
}
