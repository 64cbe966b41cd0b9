// Whether Tabler has an icon of that name, the build says (prerender/vite-plugins/icon-modules.ts).
declare module "tabler:*" {
  export const Icon: ReturnType<typeof import("./icon.tsx").outline>;
}
