import { join } from "node:path";
import { beyondLimits, publishSets, sizeWords } from "#publishing/publish-sets.ts";
import { BUILD_FILES } from "#schemas/release.ts";
import type { ServerEnv } from "#server/config/env.ts";
import { readBuild } from "#server/read-build.ts";
import { frenchSpaces } from "#text/french-spaces.ts";

/** Where the site is built, and the hosts for which it is prepared besides. */
export type Destination = Pick<ServerEnv, "BUILD_DIR" | "PUBLISH_TO">;

/** Prepares the sets of a release for the hosts of PUBLISH_TO; says where each is, what it weighs and what its host will not take. */
export async function renewSets({ BUILD_DIR, PUBLISH_TO }: Destination, release: string): Promise<void> {
  const { earlier } = await readBuild(BUILD_DIR);
  for (const set of await publishSets(BUILD_DIR, release, PUBLISH_TO, earlier)) {
    console.log(
      frenchSpaces(`À publier : ${join(BUILD_DIR, BUILD_FILES.sets, set.host)}, ${sizeWords(set)}.`),
    );
    for (const words of beyondLimits(set)) console.error(words);
  }
}
