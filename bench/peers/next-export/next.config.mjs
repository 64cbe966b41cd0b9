import { resolve } from "node:path";

export default {
  output: "export",
  distDir: "dist",
  images: { loader: "custom", loaderFile: "./picture-address.js", imageSizes: [360], deviceSizes: [720] },
  turbopack: { root: resolve(import.meta.dirname, "..") },
};
