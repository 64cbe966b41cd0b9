import { createInterface } from "node:readline/promises";

/**
 * Someone at a terminal, asked one question at a time. Ctrl-D answers nothing, Ctrl-C ends the command; what is pasted with
 * more than a line would lose all but the first, so the question comes again.
 */
export function askAt(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): (question: string) => Promise<string> {
  return async function ask(question) {
    const terminal = createInterface({ input, output, terminal: true });
    terminal.once("SIGINT", () => process.exit(130));
    let more = "";
    terminal.on("line", (line) => (more += line));
    const answer = await Promise.race([
      terminal.question(question),
      new Promise<string>((done) => terminal.once("close", () => done(""))),
    ]);
    more += terminal.line;
    terminal.close();
    if (more.trim() === "") return answer;
    output.write(
      "\nPlusieurs lignes ont été collées, et une réponse n’en a qu’une. → Répondez de nouveau.\n",
    );
    return ask(question);
  };
}
