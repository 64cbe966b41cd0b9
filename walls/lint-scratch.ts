import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** One import put in on purpose. */
export interface Injection {
  /** The file that it is put into, from the root; several injections may share one. */
  readonly file: string;
  /** The statement, on one line. */
  readonly line: string;
}

/** A finding of the linter: its rule, `walls(imports)`, and the sentence that the developer reads. */
export interface Finding {
  readonly code: string;
  readonly message: string;
}

interface Findings {
  readonly at: ReadonlyMap<string, readonly Finding[]>;
  of(injection: Injection): readonly Finding[];
}

const REPOSITORY = join(import.meta.dirname, "..");
const DEMO_RULES = "demo/oxlint.json";

/**
 * Runs the repository's linter with its own configuration, and demo/'s with that package's, over files that exist nowhere
 * else: they stand in a folder of the system's temporary ones, so that a test that is killed leaves nothing in the tree.
 *
 * @param injections Imports to put in; those of one file become its lines.
 * @param files Whole files beside them: their text by their path from the root.
 * @returns The findings of each injection, and those of each `file:line`.
 * @throws Where the linter itself does not run.
 */
export function lintInjected(
  injections: readonly Injection[],
  files: Readonly<Record<string, string>>,
): Findings {
  const { places, texts } = layOut(injections);
  const scratch = mkdtempSync(join(tmpdir(), "walls-"));
  try {
    for (const file of [
      "package.json",
      "tsconfig.json",
      "tsconfig.worker.json",
      ".oxlintrc.json",
      DEMO_RULES,
    ]) {
      cpSync(join(REPOSITORY, file), join(scratch, file));
    }
    mkdirSync(join(scratch, "walls"));
    for (const file of readdirSync(import.meta.dirname)) {
      if (!file.endsWith(".test.ts")) cpSync(join(import.meta.dirname, file), join(scratch, "walls", file));
    }
    for (const [file, text] of [...texts, ...Object.entries(files)]) {
      mkdirSync(join(scratch, dirname(file)), { recursive: true });
      writeFileSync(join(scratch, file), text);
    }
    const at = new Map([
      ...readFindings(runOxlint(scratch)),
      ...readFindings(runOxlint(scratch, ["--config", DEMO_RULES, "demo"])),
    ]);
    return { at, of: (injection) => at.get(places.get(injection) ?? "") ?? [] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** One injection per line, each file's beside each other. */
function layOut(injections: readonly Injection[]) {
  const lines = new Map<string, string[]>();
  const places = new Map<Injection, string>();
  for (const injection of injections) {
    const text = lines.get(injection.file) ?? [];
    lines.set(injection.file, text);
    text.push(injection.line.replaceAll("§", String(text.length + 1)));
    places.set(injection, `${injection.file}:${text.length}`);
  }
  return { places, texts: [...lines].map(([file, text]) => [file, text.join("\n")] as const) };
}

function runOxlint(folder: string, args: readonly string[] = ["."]): string {
  const bin = join(REPOSITORY, "node_modules/oxlint/bin/oxlint");
  try {
    return execFileSync(process.execPath, [bin, "--format", "json", ...args], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
  } catch (error) {
    // It ends in 1 where it has found something; its answer is the same.
    if (error instanceof Error && "stdout" in error && String(error.stdout).startsWith("{"))
      return String(error.stdout);
    throw error;
  }
}

interface Report {
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

function readFindings(text: string): Map<string, Finding[]> {
  const report: Report = JSON.parse(text);
  const findings = new Map<string, Finding[]>();
  for (const { code, message, filename, labels } of report.diagnostics) {
    // A file that the linter cannot read would make every injection in it pass.
    if (code === undefined) throw new Error(`${basename(filename)} : ${message}`);
    const place = `${filename}:${labels[0]?.span.line ?? 0}`;
    findings.set(place, [...(findings.get(place) ?? []), { code, message }]);
  }
  return findings;
}
