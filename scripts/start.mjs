// Before anything else is imported: an old Node would stop at newer syntax with a message that helps nobody.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: version 20.19 or newer is needed (nodejs.org).`);
  process.exit(1);
}

const { localUrl, settings } = await import('./config.mjs');
const { ensureInstalled } = await import('./run.mjs');
const { buildIfStale } = await import('./build.mjs');
const { claimPort, supervise, waitUntilReady } = await import('./supervise.mjs');

/** Kubeconfigs name it, so it stays the same. */
const DEFAULT_KUBERNETES_PORT = 4143;

const servers = [];
let stopping = false;

/** Stops both servers and ends with the code; a second signal does not wait. */
async function stop(code) {
  if (stopping) {
    for (const server of servers) server.kill();
    return;
  }
  stopping = true;
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(code);
}

/** The port to use, or the end of the start with the way out. */
async function takePort(variable, wanted, host) {
  const port = await claimPort(wanted, host);
  if (port !== undefined) return port;
  console.error(
    `Port ${wanted} is taken. Stop the program that uses it, or choose another: ${variable}=${wanted + 10} npm start`,
  );
  process.exit(1);
}

/** The outbox, and the users of the world in WORLD that are in the database; nothing where there are no such pages. */
async function printDevPages(platformUrl) {
  const answer = await fetch(`${platformUrl}/dev/demo-accounts`).catch(() => undefined);
  if (!answer?.ok) return;
  console.log(`  Outbox     ${address}/dev/outbox`);
  const accounts = await answer.json();
  if (!Array.isArray(accounts) || accounts.length === 0) return;
  console.log('\n  Demo sign-ins (made-up data in this folder):');
  const width = (key) => Math.max(...accounts.map((account) => String(account[key]).length));
  const [role, email, password] = [width('role'), width('email'), width('password')];
  for (const account of accounts) {
    const columns = [
      account.role.padEnd(role),
      account.email.padEnd(email),
      account.password.padEnd(password),
    ];
    console.log(`    ${columns.join('  ')}  ${account.note ?? ''}`.trimEnd());
  }
}

await ensureInstalled();
if (!(await buildIfStale())) {
  console.error('The build failed: see the messages above.');
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

const embedded = settings.upstreamUrl === undefined;
const port = await takePort('PORT', settings.port, settings.host);
const platformPort = embedded
  ? await takePort('PLATFORM_PORT', settings.platformPort, settings.platformHost ?? '127.0.0.1')
  : undefined;
/** kubectl's way to embedded clusters; without it everything else works. */
async function kubernetesPort() {
  const wanted = settings.kubernetesPort;
  return wanted
    ? takePort('KUBERNETES_ENGINE_PORT', wanted)
    : claimPort(DEFAULT_KUBERNETES_PORT, '127.0.0.1');
}
const enginePort = embedded ? await kubernetesPort() : undefined;
const address = localUrl(settings.host, port, 'localhost');
const platformUrl = localUrl(settings.platformHost, platformPort);
const shared = {
  NODE_ENV: 'production',
  PORT: String(port),
  PUBLIC_URL: settings.publicUrl ?? address,
  // A line per request would bury the sign-ins printed below; LOG_LEVEL=info brings it back.
  LOG_LEVEL: settings.logLevel ?? 'warn',
  ...(enginePort && { KUBERNETES_ENGINE_PORT: String(enginePort) }),
  ...(embedded && { PLATFORM_PORT: String(platformPort), UPSTREAM_URL: platformUrl }),
};

const giveUp = (name) => (code) => {
  console.error(`The ${name} refused its configuration: see its message above.`);
  void stop(code);
};
if (embedded) servers.push(supervise('platform', ['dist/platform/server.js'], shared, giveUp('platform')));
servers.push(supervise('gateway', ['dist/gateway/server.js'], shared, giveUp('gateway')));

const goOn = () => !stopping;
const ready = await Promise.all([
  embedded ? waitUntilReady(`${platformUrl}/readyz`, goOn) : true,
  waitUntilReady(`${localUrl(settings.host, port)}/readyz`, goOn),
]);
if (ready.every(Boolean)) {
  console.log(`\n  Kubedeck   ${address}`);
  console.log(`  GraphiQL   ${address}/graphql`);
  if (embedded) {
    await printDevPages(platformUrl);
  } else {
    console.log(`  Platform   ${settings.upstreamUrl}`);
  }
  console.log('\n  Ctrl-C stops it.\n');
}
