import "#app/styles/layers.css";
import "virtual:content/theme.css";
import { Suspense } from "react";
import { SiteLayout } from "#app/layout/site-layout.tsx";
import { PageError } from "#app/layout/page-error/page-error.tsx";
import { CurrentPage } from "#app/router/current-page.tsx";

/** The whole site: what stays (header, player, footer) around the page that changes. */
export function Root() {
  return (
    <SiteLayout>
      <PageError>
        <Suspense>
          <CurrentPage />
        </Suspense>
      </PageError>
    </SiteLayout>
  );
}
