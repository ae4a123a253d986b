/** The servers give up 15 s after their delay, and then exit by themselves. */
const STOP_MS = 20_000;

/** The environment as the scripts see it; the servers parse their own. Ports are numbers, 0 picks a free one. */
export const settings = {
  // Undefined listens on the loopback address.
  host: process.env.HOST || undefined,
  platformHost: process.env.PLATFORM_HOST || undefined,
  port: readPort('PORT', 4000),
  platformPort: readPort('PLATFORM_PORT', 4100),
  // Undefined without the variable: a taken port then only means that kubectl cannot reach embedded clusters.
  kubernetesPort: process.env.KUBERNETES_ENGINE_PORT ? readPort('KUBERNETES_ENGINE_PORT', 0) : undefined,
  upstreamUrl: process.env.UPSTREAM_URL || undefined,
  publicUrl: process.env.PUBLIC_URL || undefined,
  logLevel: process.env.LOG_LEVEL || undefined,
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  stopWithinMs: (Number(process.env.STOP_DELAY_MS) || 0) + STOP_MS,
  path: process.env.PATH ?? '',
};

const EVERY_ADDRESS = ['0.0.0.0', '::', '::0'];

/** The URL of a server of this machine that listens on that address. `here` is this machine's name for itself. */
export function localUrl(host, port, here = '127.0.0.1') {
  const name = host === undefined || EVERY_ADDRESS.includes(host) ? here : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The environment for a child process: ours, with changes on top. */
export function childEnvironment(changes) {
  return { ...process.env, ...changes };
}

function readPort(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  console.error(`${name}: must be a port number between 0 and 65535 (got ${JSON.stringify(text)}).`);
  process.exit(78);
}
