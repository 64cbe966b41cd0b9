import { NotFoundPage } from "#app/features/not-found/not-found-page.tsx";

export const meta = {
  title: "Page introuvable",
  description: "Cette page n’existe pas, ou pas encore, ou plus.",
};

export const Page = NotFoundPage;
