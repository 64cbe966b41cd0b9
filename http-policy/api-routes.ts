/** A route that is not a file: the one method that it takes (GET answers HEAD as well) and its path. */
export interface ApiRoute {
  name: string;
  method: "GET" | "POST";
  path: `/api/${string}`;
}

/** Where the form goes: the e-mail provider's own path [C3], which its library builds by itself. */
export const SEND_FORM_PATH = "/api/v1.0/email/send-form";

/** Where the form asks for its token. */
export const FORM_TOKEN_PATH = "/api/v1.0/form-token";

/** Where browsers tell us that the policy of a page stopped something. */
export const POLICY_REPORT_PATH = "/api/rapport-csp";

/** Every route that is not a file, told once: the server's answers, its way past the files and its 405 derive from it. */
export const API_ROUTES = [
  { name: "sendForm", method: "POST", path: SEND_FORM_PATH },
  { name: "formToken", method: "GET", path: FORM_TOKEN_PATH },
  { name: "health", method: "GET", path: "/api/sante" },
  { name: "live", method: "GET", path: "/api/vivant" },
  { name: "ready", method: "GET", path: "/api/pret" },
  { name: "policyReport", method: "POST", path: POLICY_REPORT_PATH },
] as const satisfies readonly ApiRoute[];

export type ApiRouteName = (typeof API_ROUTES)[number]["name"];

/** What the header Allow says of a route. */
export function allowedMethods({ method }: ApiRoute): string {
  return method === "GET" ? "GET, HEAD" : method;
}
