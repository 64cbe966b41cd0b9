// Stub by the lead until the feature's owner replaces it.
export const meta = { title: "Arc", description: "…" };

export function Page() {
  return <h1>Arc</h1>;
}
