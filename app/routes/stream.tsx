// Stub by the lead until the feature's owner replaces it.
export const meta = { title: "Joueurs", description: "…" };

export function Page() {
  return <h1>Joueurs</h1>;
}
