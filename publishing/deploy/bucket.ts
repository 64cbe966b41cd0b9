import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import type { StoredObject } from "../hosts/hosts.ts";

/** Where the bucket is, and who may write in it. Never printed. */
export interface BucketAccess {
  /** An https origin. */
  endpoint: string;
  name: string;
  region?: string | undefined;
  keyId: string;
  secret: string;
}

/** A bucket that cannot be written; `message` is French and says what to look at. */
export class BucketFailure extends Error {}

/** What is needed of a bucket. Each call is tried again when the store is busy, and throws {@link BucketFailure} when it says no. */
export interface Bucket {
  /** The text of an object, undefined when there is none. */
  read: (key: string) => Promise<string | undefined>;
  write: (object: Omit<StoredObject, "file">, body: Uint8Array) => Promise<void>;
  erase: (key: string) => Promise<void>;
}

/** Tries again this often, with longer and longer waits, when the store answers that it is busy or broken. */
const RETRIES = 5;

/** Opens a bucket of S3 or of what speaks like it, by its address with the bucket's name in the path. */
export function openBucket({ endpoint, name, region, keyId, secret }: BucketAccess): Bucket {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: "s3",
    retries: RETRIES,
    ...(region !== undefined && { region }),
  });
  const call = async (key: string, request: RequestInit, accepted: readonly number[]): Promise<Response> => {
    const path = key.split("/").map(encodeURIComponent).join("/");
    const answer = await client.fetch(`${endpoint}/${name}/${path}`, request).catch(() => undefined);
    if (answer === undefined)
      throw new BucketFailure(
        `${endpoint} ne répond pas. Vérifiez S3_ENDPOINT et votre connexion, puis relancez : ce qui est arrivé n’est pas renvoyé.`,
      );
    if (answer.ok || accepted.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new BucketFailure(refusal(answer.status, key));
  };
  return {
    async read(key) {
      const answer = await call(key, { method: "GET" }, [404]);
      return answer.status === 404 ? undefined : answer.text();
    },
    async write({ key, type, cache, encoding }, body) {
      const headers = {
        "content-type": type,
        "cache-control": cache,
        // The store refuses what did not arrive as it left.
        "content-md5": createHash("md5").update(body).digest("base64"),
        ...(encoding && { "content-encoding": encoding }),
      };
      await call(key, { method: "PUT", headers, body: new Uint8Array(body) }, []);
    },
    async erase(key) {
      await call(key, { method: "DELETE" }, [404]);
    },
  };
}

function refusal(status: number, key: string): string {
  if (status === 403 || status === 401)
    return `Le seau refuse la clé (réponse ${status}). Vérifiez AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, S3_REGION, et que cette clé peut lire, écrire et effacer dans le seau.`;
  if (status === 404) return "Ce seau n’existe pas. Vérifiez S3_BUCKET et S3_ENDPOINT.";
  // What the store says of a bucket of another region, by its own address or by the common one.
  if (status === 400 || status === 301)
    return `Le seau n’est pas dans cette région, ou pas à cette adresse (réponse ${status} pour « ${key} »). Vérifiez S3_REGION et S3_ENDPOINT, puis relancez la même commande : ce qui est arrivé n’est pas renvoyé.`;
  return `Le seau a répondu ${status} pour « ${key} ». Relancez la même commande : ce qui est arrivé n’est pas renvoyé.`;
}
