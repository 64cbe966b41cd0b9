// Stub by the lead until the feature's owner replaces it.
export const meta = { title: "Vidéo", description: "…" };

export function Page() {
  return <h1>Vidéo</h1>;
}
