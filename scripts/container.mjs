import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const servers = {
  gateway: { port: process.env.PORT || '4000', file: '../dist/gateway/server.js' },
  platform: { port: process.env.PLATFORM_PORT || '4100', file: '../dist/platform/server.js' },
};

const part = process.argv[2] ?? '';
const marker = join(tmpdir(), 'kubedeck-part');

if (part === 'health') {
  // The health check runs in a process of its own and must know which part this container runs.
  const running = existsSync(marker) ? readFileSync(marker, 'utf8') : 'gateway';
  const answer = await fetch(`http://127.0.0.1:${servers[running].port}/healthz`).catch(() => undefined);
  process.exit(answer?.ok ? 0 : 1);
}
if (!(part in servers)) {
  console.error(`This image runs "gateway" or "platform" (got ${JSON.stringify(part)}).`);
  process.exit(78);
}
writeFileSync(marker, part);
await import(servers[part].file);
