import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";
import PostalMime, { type Email } from "postal-mime";

/** A mail that the test server took: envelope and parsed content. */
export interface TakenMail {
  from: string;
  to: string[];
  mail: Email;
  raw: string;
}

/** What the test server answers; each may change while it runs. `dropAfterData` takes the mail, then cuts the line. */
export interface MailScript {
  mailFrom?: number;
  rcptTo?: number;
  /** The answer after the text, for all or by what the text says. */
  data?: number | ((raw: string) => number | undefined);
  /** The words of a refusal after the text; the code alone without them. */
  words?: string;
  dropAfterData?: boolean;
  /** The texts after which it says nothing more, neither yes nor no. */
  mute?: (raw: string) => boolean;
  /** The answer to a mail that was taken waits for this. */
  hold?: Promise<void>;
}

/** A real SMTP server on loopback that does as its script says. */
export async function startMailServer(script: MailScript = {}, options: SMTPServerOptions = {}, port = 0) {
  const taken: TakenMail[] = [];
  /** The texts that were turned down, now or for good, or never answered. */
  const turnedDown: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key === undefined ? ["STARTTLS"] : [],
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusal(script.mailFrom)),
    onRcptTo: (_address, _session, done) => done(refusal(script.rcptTo)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => void take(Buffer.concat(chunks).toString(), session, done));
    },
    ...options,
  });
  server.on("error", () => {});
  async function take(
    raw: string,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    if (script.mute?.(raw) === true) return void turnedDown.push(raw);
    const no = refusal(typeof script.data === "function" ? script.data(raw) : script.data, script.words);
    if (no !== null) {
      turnedDown.push(raw);
      return done(no);
    }
    const mail = await PostalMime.parse(raw);
    const from = session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address;
    taken.push({ from, to: session.envelope.rcptTo.map(({ address }) => address), mail, raw });
    await script.hold;
    if (script.dropAfterData) for (const connection of server.connections) connection._socket.destroy();
    else done(null);
  }
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  const listening = typeof address === "object" && address !== null ? address.port : port;
  return {
    taken,
    turnedDown,
    script,
    port: listening,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function refusal(
  code: number | undefined,
  words = `test reply ${code}`,
): (Error & { responseCode: number }) | null {
  return code === undefined ? null : Object.assign(new Error(words), { responseCode: code });
}
