import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment, localUrl, settings } from './config.mjs';
import { ensureInstalled, root, runTool, tools } from './run.mjs';

const VITE_PORT = 5173;
const SETTLE_MS = 150;

await ensureInstalled();
const built = await runTool('tsx', ['gateway/print-graphiql.ts', 'dist/graphiql']);
if (built !== 0) process.exit(built);

const address = `http://localhost:${VITE_PORT}`;
const env = childEnvironment({
  // The browser's address is Vite's here; mails and the check of the WebSocket's origin must agree with it.
  PUBLIC_URL: settings.publicUrl ?? address,
  // Where Vite's proxy looks for the gateway.
  HOST: '127.0.0.1',
  PORT: String(settings.port),
  PLATFORM_PORT: String(settings.platformPort),
  // The file that relay-compiler writes, with the operations of the component tests.
  OPERATIONS_FILE: 'web/relay/operations.json',
  UPSTREAM_URL: settings.upstreamUrl ?? localUrl(settings.platformHost, settings.platformPort),
});
const children = [];

function startTool(tool, args) {
  const child = spawn(process.execPath, [tools[tool], ...args], { cwd: root, env, stdio: 'inherit' });
  children.push(child);
  // For example Vite when its port is taken. A server that crashes does not end `tsx watch`.
  child.on('exit', (code) => {
    if (code) stop(code);
  });
}

/** relay-compiler's own --watch needs watchman; without it the compiler runs again after each change. */
function watchRelay() {
  if (spawnSync('watchman', ['--version']).status === 0) {
    startTool('relay', ['--watch']);
    return;
  }
  let timer;
  let running = false;
  const compile = async () => {
    if (running) {
      later();
      return;
    }
    running = true;
    await runTool('relay', ['--output', 'quiet-with-errors'], { env: { FORCE_NO_WATCHMAN: '1' } });
    running = false;
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compile(), SETTLE_MS);
  };
  watch(join(root, 'web'), { recursive: true }, (_event, file) => {
    if (file && /\.tsx?$/.test(file) && !file.includes('__generated__')) later();
  });
  // The folder, because git replaces the file, which ends a watch of the file itself.
  watch(root, (_event, file) => {
    if (file === 'schema.graphql') later();
  });
  later();
}

function stop(code) {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
}

if (settings.upstreamUrl === undefined)
  startTool('tsx', ['watch', '--clear-screen=false', 'platform/server.ts']);
startTool('tsx', ['watch', '--clear-screen=false', 'gateway/server.ts']);
startTool('vite', [
  '--config',
  'web/vite.config.ts',
  '--port',
  String(VITE_PORT),
  '--strictPort',
  '--clearScreen',
  'false',
]);
watchRelay();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

console.log(`\n  Kubedeck   ${address}  (reloads as you edit)`);
console.log(`  GraphiQL   http://localhost:${settings.port}/graphql`);
console.log(`  Outbox     http://localhost:${settings.port}/dev/outbox\n`);
