/** The environment as the scripts see it; the servers parse their own. Ports are numbers, 0 picks a free one. */
export const settings = {
  port: readPort('PORT', 4000),
  platformPort: readPort('PLATFORM_PORT', 4100),
  // Undefined without the variable: a taken port then only means that kubectl cannot reach embedded clusters.
  kubernetesPort: process.env.KUBERNETES_ENGINE_PORT ? readPort('KUBERNETES_ENGINE_PORT', 0) : undefined,
  upstreamUrl: process.env.UPSTREAM_URL || undefined,
  publicUrl: process.env.PUBLIC_URL || undefined,
  logLevel: process.env.LOG_LEVEL || undefined,
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  path: process.env.PATH ?? '',
};

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
