import { connect } from "node:net";

/** Sends bytes to a server as they are and gives all that comes back until the line closes or `timeout` ms pass. */
export function rawExchange(url: string, bytes: string | Buffer, timeout = 3000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    const timer = setTimeout(done, timeout);
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (received += chunk));
    socket.on("close", done);
    socket.on("error", done);
  });
}
