import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../gateway/config.ts';
import { UPLOAD_BYTES } from '../../gateway/http/body.ts';
import { read, root } from './repository.ts';

const service = z.object({
  image: z.string().optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const compose = z.object({ services: z.record(z.string(), service) });
type Services = Record<string, z.output<typeof service>>;

/** "!reset", which empties a list of the file before, is unknown to YAML itself. */
const servicesOf = (text: string): Services => compose.parse(parse(text, { logLevel: 'error' })).services;

const BASE = read('compose.yaml');
const MORE = read('deploy/compose.replicas.yaml');
const NGINX = read('deploy/nginx.conf');

/** Both files as Compose merges them, in what is looked at here. */
function merged(base: string, more: string): Services {
  const [first, second] = [servicesOf(base), servicesOf(more)];
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const environment = { ...first[name]?.environment, ...second[name]?.environment };
      return [name, { ...first[name], ...second[name], environment }];
    }),
  );
}

const seconds = (text: string | undefined) => Number(/^(\d+)s$/.exec(text ?? '')?.[1] ?? 0);
const stopSeconds = (part: string) =>
  Number(/const STOP_MS = ([\d_]+)/.exec(read(`${part}/server.ts`))?.[1]?.replaceAll('_', '')) / 1000;

function problemsOf(services: Services): string[] {
  const problems: string[] = [];
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined && ports.length > 0);
  if (open.map(([name]) => name).join() !== 'proxy') problems.push('more than the proxy is reached');
  for (const name of ['gateway', 'platform']) {
    const { environment = {}, stop_grace_period: grace, deploy } = services[name] ?? {};
    const stops = Number(environment['STOP_DELAY_MS']) / 1000 + stopSeconds(name);
    if (!(seconds(grace) > stops)) problems.push(`${name} is killed while it stops`);
    if ((deploy?.replicas ?? 1) < 2) problems.push(`there is one ${name}`);
  }
  if (services['gateway']?.environment?.['TRUST_PROXY'] !== 'on')
    problems.push('all callers have the address of the proxy');
  if (services['platform']?.environment?.['TRUSTED_GATEWAYS'] === undefined)
    problems.push('all callers have the address of a gateway');
  for (const [name, { image = '', volumes = [] }] of Object.entries(services)) {
    if (image !== 'kubedeck' && !/:\d/.test(image)) problems.push(`${name} runs any version`);
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      if (from.startsWith('.') && !existsSync(join(root, from))) problems.push(`${from} is nowhere`);
  }
  const { user = '0', read_only: isReadOnly, cap_drop: dropped } = services['proxy'] ?? {};
  if (user.startsWith('0') || !isReadOnly || dropped?.join() !== 'ALL')
    problems.push('the proxy may do too much');
  return problems;
}

/** All values of a directive of nginx, in order. */
const valuesOf = (nginx: string, directive: string) =>
  [...nginx.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map((match) => match[1] ?? '');

/** What of the proxy does not fit the gateways behind it. */
function proxyProblems(nginx: string, services: Services): string[] {
  const problems: string[] = [];
  const must = (isSo: boolean, otherwise: string) => {
    if (!isSo) problems.push(otherwise);
  };
  const one = (directive: string) => valuesOf(nginx, directive)[0] ?? '';
  const headers = valuesOf(nginx, 'proxy_set_header').map((header) => header.split(/\s+/)[0]);
  const pings = Number(
    /KEEP_ALIVE_MS = ([\d_]+)/.exec(read('gateway/http/sockets.ts'))?.[1]?.replace('_', ''),
  );
  const { upstreamTimeoutMs } = readConfig({});
  const port = services['gateway']?.environment?.['PORT'];
  must(one('set') === `$gateways http://gateway:${port}`, 'the gateways are elsewhere');
  must(one('proxy_pass') === '$gateways', 'the name of the gateways is looked up once');
  must(one('resolver').startsWith('127.0.0.11 valid='), 'Docker is not asked for names');
  must(one('proxy_buffering') === 'off', 'deferred parts wait for each other');
  const patience = seconds(one('proxy_read_timeout')) * 1000;
  must(patience > 2 * pings && patience > upstreamTimeoutMs, 'sockets and slow requests are cut off');
  must(one('proxy_next_upstream') === 'error timeout', 'what changes something may be sent twice');
  must(parseInt(one('client_max_body_size')) * 2 ** 20 > UPLOAD_BYTES, 'bodies are refused too early');
  for (const name of ['Host', 'Upgrade', 'Connection', 'X-Forwarded-For', 'X-Forwarded-Proto'])
    must(headers.includes(name), `${name} is not passed on`);
  must(nginx.includes('X-Forwarded-For $remote_addr;'), 'callers choose their own address');
  const published = services['proxy']?.ports?.[0]?.split(':').at(-1);
  must(one('listen') === published, 'the proxy listens on another port');
  return problems;
}

describe('several of each by compose', () => {
  const services = merged(BASE, MORE);

  it('stand behind one port, stop in order and know their callers', () => {
    expect(problemsOf(services)).toEqual([]);
    expect(services['gateway']?.deploy?.replicas).toBe(3);
  });

  it('stand behind a proxy that fits them', () => {
    expect(proxyProblems(NGINX, services)).toEqual([]);
  });

  it('share the image that the first file builds', () => {
    expect(new Set(['gateway', 'platform'].map((name) => services[name]?.image))).toEqual(
      new Set(['kubedeck']),
    );
  });
});

describe('what is looked at above would show', () => {
  it.each([
    ['ports: !reset []', "ports: ['4001:4000']", 'more than the proxy is reached'],
    ['stop_grace_period: 30s', 'stop_grace_period: 20s', 'gateway is killed while it stops'],
    ['replicas: 2', 'replicas: 1', 'there is one platform'],
    ["TRUST_PROXY: 'on'", "TRUST_PROXY: 'off'", 'all callers have the address of the proxy'],
    ['nginx:1.30.6-alpine', 'nginx', 'proxy runs any version'],
    ['./deploy/nginx.conf', './nginx.conf', './nginx.conf is nowhere'],
    ["user: '101:101'", "user: '0:0'", 'the proxy may do too much'],
  ])('%s as %s', (from, to, problem) => {
    expect(MORE).toContain(from);
    expect(problemsOf(merged(BASE, MORE.replaceAll(from, to)))).toContain(problem);
  });

  it.each([
    ['http://gateway:4000', 'http://gateway:4001', 'the gateways are elsewhere'],
    ['proxy_pass $gateways', 'proxy_pass http://gateway:4000', 'the name of the gateways is looked up once'],
    ['proxy_buffering off', 'proxy_buffering on', 'deferred parts wait for each other'],
    ['proxy_read_timeout 60s', 'proxy_read_timeout 10s', 'sockets and slow requests are cut off'],
    ['error timeout;', 'error timeout non_idempotent;', 'what changes something may be sent twice'],
    ['client_max_body_size 24m', 'client_max_body_size 1m', 'bodies are refused too early'],
    [
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-For $http_x_forwarded_for',
      'callers choose their own address',
    ],
    ['listen 8080', 'listen 80', 'the proxy listens on another port'],
  ])('%s as %s', (from, to, problem) => {
    expect(NGINX).toContain(from);
    expect(proxyProblems(NGINX.replaceAll(from, to), merged(BASE, MORE))).toEqual([problem]);
  });
});
