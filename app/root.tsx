import "#app/styles/layers.css";
import { Suspense, useState } from "react";
import { CHOOSER } from "#addresses/pages.ts";
import { FrameLayout } from "#app/layout/frame-layout/frame-layout.tsx";
import { SiteLayout } from "#app/layout/site-layout.tsx";
import { PageError } from "#app/layout/page-error/page-error.tsx";
import { PartError } from "#app/layout/part-error.tsx";
import { CurrentIdCount, type IdCount } from "#app/ui/hydration/use-id.ts";
import { CurrentPage } from "#app/router/current-page.tsx";
import { matchRoute } from "#app/router/match-route.ts";
import { CurrentPath, useAddressPath } from "#app/router/use-path.ts";

// With what every page stands on, not in a file of its own beside it.
export { bearTranslation } from "./translated-page.ts";

/** The whole site: what stays (header, player, footer) around the page that changes; nothing around one that stands in a frame. */
export function Root() {
  const path = useAddressPath();
  const Layout = matchRoute(path).path === CHOOSER ? FrameLayout : SiteLayout;
  const [count] = useState<IdCount>(() => ({ name: "id", next: 0 }));
  return (
    <CurrentIdCount value={count}>
      <CurrentPath value={path}>
        <Layout>
          <PartError fallback={<PageError />} shows={path}>
            <Suspense>
              <CurrentPage />
            </Suspense>
          </PartError>
        </Layout>
      </CurrentPath>
    </CurrentIdCount>
  );
}
