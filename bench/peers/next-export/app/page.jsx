import { readFileSync } from "node:fs";
import { Gallery } from "./gallery.jsx";

export default function Page() {
  return <Gallery posters={JSON.parse(readFileSync("posters/posters.json", "utf8"))} />;
}
