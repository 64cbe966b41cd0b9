// Stub by the lead until the feature's owner replaces it.
export const meta = { title: "Musique", description: "…" };

export function Page() {
  return <h1>Musique</h1>;
}
