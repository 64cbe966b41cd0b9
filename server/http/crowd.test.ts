import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { SEND_FORM_PATH } from "#http-policy/api-routes.ts";
import { contactForm, postForm } from "#server/testing/requests/contact-form.ts";
import { rawExchange } from "#server/testing/requests/raw-exchange.ts";
import { startTestServer } from "#server/testing/servers/start-test-server.ts";
import { createCrowd } from "./crowd.ts";

/** Opens connections that write a beginning and then wait. `left` counts those that the server has not closed. */
async function openSlow(
  url: string,
  count: number,
  beginning: (index: number) => string,
): Promise<{ left: () => number }> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  for (let index = 0; index < count; index++) {
    const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress: "127.0.0.2" });
    sockets.push(socket.on("error", () => {}));
    await new Promise((done) => socket.once("connect", () => socket.resume().write(beginning(index), done)));
  }
  return { left: () => sockets.filter((socket) => !socket.closed).length };
}

it("mille demandes d’un coup sur une connexion n’en font pas attendre d’autres : elle est coupée, et comptée ; vingt ont leurs réponses", async () => {
  const { url, metricsUrl = "" } = await startTestServer({ METRICS_PORT: "0" });
  const asked = "GET /affiche HTTP/1.1\r\nHost: x\r\n\r\n";
  const last = "GET /affiche HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const answers = async (count: number): Promise<number> =>
    (await rawExchange(url, asked.repeat(count - 1) + last)).split("HTTP/1.1 200 OK").length - 1;
  expect(await answers(20)).toBe(20);
  expect(await answers(1000)).toBeLessThan(40);
  expect(await (await fetch(metricsUrl)).text()).toContain("site_http_turned_away_total 1\n");
});

it("une connexion qui demande vingt pages d’un coup, trois fois de suite, les a toutes", async () => {
  const { url } = await startTestServer();
  const { port } = new URL(url);
  const socket = connect(Number(port), "127.0.0.1").setEncoding("latin1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.on("data", (chunk) => (received += chunk));
  for (const answered of [20, 40, 60]) {
    socket.write("GET /affiche HTTP/1.1\r\nHost: x\r\n\r\n".repeat(20));
    await vi.waitFor(() => expect(received.split("HTTP/1.1 200 OK")).toHaveLength(answered + 1));
  }
});

it("1 200 connexions lentes d’une adresse de la machine n’en gardent que 1 024, et les autres visiteurs sont servis", async () => {
  const { url } = await startTestServer();
  const slow = await openSlow(url, 1200, () => "GET / HTTP/1.1\r\nHost: x\r\nX: ");
  await vi.waitFor(() => expect(slow.left()).toBe(1024));
  expect((await fetch(`${url}/affiche`)).status).toBe(200);
  expect((await postForm(url)).status).toBe(200);
});

it("300 envois lents d’un visiteur derrière un mandataire n’en gardent que 256, et ses voisins sont servis", async () => {
  const { url } = await startTestServer({ TRUSTED_PROXIES: "127.0.0.2" });
  const slow = await openSlow(
    url,
    300,
    () =>
      `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\n`,
  );
  await vi.waitFor(() => expect(slow.left()).toBe(256));
  expect((await postForm(url, contactForm())).status).toBe(200);
});

it("les connexions d’un mandataire ne sont pas comptées comme celles d’un visiteur", async () => {
  const { url } = await startTestServer({ TRUSTED_PROXIES: "127.0.0.2" });
  const slow = await openSlow(
    url,
    1100,
    (index) =>
      `GET /affiche HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.${index >> 8}.${index & 255}\r\nX: `,
  );
  expect((await fetch(`${url}/affiche`)).status).toBe(200);
  expect(slow.left()).toBe(1100);
});

it("un groupe plein n’a plus de place tant que personne ne s’en va ; quand tous sont trop, le plus ancien s’en va", () => {
  const cut: string[] = [];
  const crowd = createCrowd<string>(2, 4, (one) => cut.push(one));
  const home = { key: "2001:db8:1:2/1", share: 1 };
  const provider = { key: "2001:db8:1:0/4", share: 2 };
  const leave = crowd.enter("a", [home, provider]);
  expect(crowd.enter("b", [home, provider])).toBeDefined();
  expect(crowd.enter("c", [home, provider])).toBeUndefined();
  leave?.();
  leave?.();
  for (const name of ["d", "e", "f"]) expect(crowd.enter(name, [provider])).toBeDefined();
  expect(crowd.enter("g", [provider])).toBeUndefined();
  expect(cut).toEqual([]);
  crowd.enter("h", []);
  expect(cut).toEqual(["b"]);
  expect(crowd.enter("i", [home, provider])).toBeDefined();
  expect(cut).toEqual(["b", "d"]);
});
