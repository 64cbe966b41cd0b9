import { ReadStream, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { sendDiskFile } from "./send-disk-file.ts";

test("un visiteur qui part avant que le fichier soit ouvert ne dérange personne, et le fichier est fermé", async () => {
  const path = join(await mkdtemp(join(tmpdir(), "disk-file-")), "image.jpg");
  const size = 200_000;
  writeFileSync(path, Buffer.alloc(size));
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  const response = new ServerResponse(request);
  response.destroy();
  const closed = vi.spyOn(ReadStream.prototype, "destroy");
  sendDiskFile(request, response, {
    kind: "disk",
    path,
    size,
    etag: '"x"',
    headers: [],
    shelf: { left: 0, missed: new Map() },
    kept: undefined,
  });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(response.headersSent).toBe(false);
});
