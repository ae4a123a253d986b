const LIMIT_MS = 120_000;

/**
 * Polls until the function returns something and returns it; throws after two minutes, so that a benchmark with lost
 * events prints no figures.
 */
export async function until<T>(
  what: string,
  find: () => T | false | undefined | Promise<T | false | undefined>,
  everyMs = 20,
): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await find();
    if (found !== false && found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within two minutes`);
    await new Promise((done) => setTimeout(done, everyMs));
  }
}
