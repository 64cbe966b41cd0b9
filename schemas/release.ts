import * as z from "zod";

/**
 * Where things stand in a build folder. `current.json` is the one truth about what is online and changes by one rename;
 * a release is a folder that nobody writes to once it has its name; `client/` is a copy of the release online for those
 * who publish files, and our server never reads it.
 */
export const BUILD_FILES = {
  line: "current.json",
  /** The name of the release that `client/` is a copy of. */
  published: "client.txt",
  releases: "releases",
  /** The sets of files prepared for hosts (PUBLISH_TO), a folder each. */
  sets: "hotes",
  /** In a release. */
  client: "client",
  server: "server.json",
  about: "release.json",
} as const;

export const ReleaseName = z.string().regex(/^\w[\w-]*$/);

/** `current.json`: the release online, and those that are kept, in the order in which they were put online. */
export const ReleaseLine = z
  .object({ current: ReleaseName, line: z.array(ReleaseName) })
  .refine(({ current, line }) => line.includes(current));
export type ReleaseLine = z.output<typeof ReleaseLine>;

/**
 * `release.json`: what a release was made from (the digest of its inputs, its public address, empty when unknown), and
 * when; how its files were compressed, so that the next takes over the copies of those that stay the same; how many they are.
 */
export const Release = z.object({
  stamp: z.string(),
  publicUrl: z.string(),
  madeAt: z.iso.datetime(),
  compressed: z.string().optional(),
  files: z.int().positive().optional(),
});
export type Release = z.output<typeof Release>;
