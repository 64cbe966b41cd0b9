import "./styles/layers.css";
import "virtual:content/theme.css";
import { Suspense } from "react";
import { SiteLayout } from "./layout/site-layout.tsx";
import { PageError } from "./layout/page-error.tsx";
import { CurrentPage } from "./router/current-page.tsx";
import { useMarkHydrated } from "./ui/mark-hydrated.ts";

/** The whole site: what stays (header, player, footer) around the page that changes. */
export function Root() {
  useMarkHydrated();
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
