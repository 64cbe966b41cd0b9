// npm run test:hotes: the messages in D1, in Cloudflare's own engine on this machine, without network.
import { describeMessageStore } from "#server/outbox/message-store.contract.ts";
import { describeSeveralServers } from "#server/outbox/several-servers.contract.ts";
import { openD1Store } from "#server/outbox/d1/d1.ts";
import { writeCopy } from "#server/outbox/sqlite/sqlite.ts";
import { freshD1 } from "./lab-d1.scene.ts";

async function makePlace() {
  const sql = await freshD1();
  return () => openD1Store(sql, { copy: (file, page) => writeCopy(file, page, []) });
}

describeMessageStore("D1", makePlace);
describeSeveralServers("D1", makePlace);
