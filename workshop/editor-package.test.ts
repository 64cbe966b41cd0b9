import { expect, test } from "vitest";
import { npmReason } from "./editor-package.ts";

test("de ce que dit npm, la raison est redite, pas l’endroit de son journal", () => {
  const offline = `npm error code ECONNREFUSED
npm error syscall connect
npm error errno ECONNREFUSED
npm error FetchError: request to https://registre.exemple.fr/x failed, reason: connect ECONNREFUSED 127.0.0.1:1
npm error     at ClientRequest.<anonymous> (index.js:130:14)
npm error If you are behind a proxy, please make sure that the 'proxy' config is set properly.
npm error A complete log of this run can be found in: /home/moi/.npm/_logs/debug-0.log
`;
  expect(npmReason(offline)).toMatch(/^FetchError: request to .* failed, reason: connect ECONNREFUSED/);
  expect(npmReason("npm error code E404\nnpm error A complete log of this run…\n")).toBe("code E404");
  expect(npmReason("")).toBe("");
});
