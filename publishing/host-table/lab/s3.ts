import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { deposit, openBucket } from "../../deploy/deploy.ts";
import type { StartHost } from "../programs.ts";
import { fromLab } from "../../lab/lab.ts";

/** What is used here of the store of objects that runs on this machine. */
interface Lab {
  default: new (options: object) => {
    run: () => Promise<{ port: number }>;
    close: () => Promise<void>;
  };
}

/** The bucket answers under the name of the site, as those who offer a website over a bucket have it. */
export const BUCKET = "site.exemple";

/** A bucket with its objects as `objets.json` lists them, read as a website (`site-web.json`) that others may read (`cors.json`). */
export const startS3: StartHost = async (set) => {
  const { default: Store } = await fromLab<Lab>("s3rver");
  const json = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(set, name), "utf8"));
  const host = new Store({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    vhostBuckets: true,
    directory: await mkdtemp(join(tmpdir(), "s3-")),
    configureBuckets: [
      { name: BUCKET, configs: [website(await json("site-web.json")), cors(await json("cors.json"))] },
    ],
  });
  const { port } = await host.run();
  const origin = `http://127.0.0.1:${port}`;
  const access = { endpoint: origin, name: BUCKET, keyId: "S3RVER", secret: "S3RVER" };
  await deposit(openBucket(access), set, { dry: false, onProgress: () => {} });
  return { origin, stop: () => host.close() };
};

const Website = z.object({
  IndexDocument: z.object({ Suffix: z.string() }),
  ErrorDocument: z.object({ Key: z.string() }),
});

/** The same settings in the words of the store's interface. */
function website(settings: unknown): string {
  const { IndexDocument, ErrorDocument } = Website.parse(settings);
  return `<WebsiteConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IndexDocument><Suffix>${IndexDocument.Suffix}</Suffix></IndexDocument><ErrorDocument><Key>${ErrorDocument.Key}</Key></ErrorDocument></WebsiteConfiguration>`;
}

const Cors = z.object({
  CORSRules: z.tuple([
    z.object({
      AllowedOrigins: z.tuple([z.string()]),
      AllowedMethods: z.array(z.string()),
      AllowedHeaders: z.tuple([z.string()]),
      MaxAgeSeconds: z.number(),
    }),
  ]),
});

function cors(settings: unknown): string {
  const [rule] = Cors.parse(settings).CORSRules;
  const methods = rule.AllowedMethods.map((method) => `<AllowedMethod>${method}</AllowedMethod>`).join("");
  return `<CORSConfiguration><CORSRule><AllowedOrigin>${rule.AllowedOrigins[0]}</AllowedOrigin>${methods}<MaxAgeSeconds>${rule.MaxAgeSeconds}</MaxAgeSeconds><AllowedHeader>${rule.AllowedHeaders[0]}</AllowedHeader></CORSRule></CORSConfiguration>`;
}
