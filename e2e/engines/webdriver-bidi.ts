/** A conversation in WebDriver BiDi: numbered commands, and an answer to each. */
interface Bidi {
  send<Answer = void>(method: string, params: object): Promise<Answer>;
  close(): void;
}

interface Reply<Answer> {
  id?: number;
  type: "success" | "error" | "event";
  result: Answer;
  message?: string;
}

/** Connects to a browser that listens at this `ws:` address. A command that fails throws the browser's words. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`Rien ne répond à ${address}`)), { once: true });
  });
  let last = 0;
  return {
    send<Answer>(method: string, params: object) {
      const id = ++last;
      const listening = new AbortController();
      const answer = new Promise<Answer>((resolve, reject) => {
        socket.addEventListener(
          "message",
          ({ data }) => {
            const reply: Reply<Answer> = JSON.parse(String(data));
            if (reply.id !== id) return;
            listening.abort();
            if (reply.type === "error") reject(new Error(reply.message));
            else resolve(reply.result);
          },
          { signal: listening.signal },
        );
      });
      socket.send(JSON.stringify({ id, method, params }));
      return answer;
    },
    close: () => socket.close(),
  };
}
