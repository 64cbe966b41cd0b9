import type { Workshop } from "#schemas/workshop.ts";

/** Where the form saves. `local`: on this machine's disk alone, in the folder of that name, where the content may be deeper. */
export type Savings = Workshop | { service: "local"; name: string; folder: string };

/** What the editor must know to save in a repository (https://sveltiacms.app/en/docs/backends). */
export function backendOf(savings: Savings): Record<string, unknown> {
  // On one's own disk there is no service; the editor wants one named and asks it for nothing.
  if (savings.service === "local")
    return { name: "github", repo: `local/${savings.name}`, auth_methods: ["token"] };
  const { service, repository, branch, origin, application } = savings;
  const common = {
    name: service,
    repo: repository,
    branch,
    auth_methods: application === undefined ? ["token"] : ["oauth", "token"],
    commit_messages: {
      create: "{{collection}} : ajoute « {{slug}} »",
      update: "{{collection}} : change « {{slug}} »",
      delete: "{{collection}} : retire « {{slug}} »",
      uploadMedia: "ajoute {{path}}",
      deleteMedia: "efface {{path}}",
    },
  };
  if (service === "github") return common;
  return {
    ...common,
    base_url: origin,
    api_root: `${origin}/api/${service === "gitlab" ? "v4" : "v1"}`,
    ...(application !== undefined && {
      app_id: application,
      ...(service === "gitlab" && { auth_type: "pkce" }),
    }),
  };
}

/** The https origins that the form asks once someone signs in: the service's interface, and the pictures of its accounts. */
export function serviceOrigins(savings: Savings): { asked: string[]; pictures: string[] } {
  switch (savings.service) {
    case "local":
      return { asked: [], pictures: [] };
    case "github":
      return { asked: ["https://api.github.com"], pictures: ["https://avatars.githubusercontent.com"] };
    case "gitlab":
    case "gitea":
      return { asked: [savings.origin], pictures: [savings.origin] };
  }
}
