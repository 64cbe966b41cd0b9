/** The name under which WebDriver passes an element. */
export const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** One command of WebDriver: a GET without a body, a POST with one. A command that fails throws the browser's words. */
export async function webdriver<Value = unknown>(
  address: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<Value> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer: { value: Value & { error?: string; message?: string } } = await response.json();
  if (!response.ok) throw new Error(`${answer.value.error} : ${answer.value.message}`);
  return answer.value;
}

/** Waits until a driver listens at this address. */
export async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const answer = await webdriver(`${address}/status`).catch((error: unknown) => error);
    if (!(answer instanceof Error)) return;
    if (Date.now() > deadline) throw new Error(`Rien ne répond à ${address}`, { cause: answer });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
