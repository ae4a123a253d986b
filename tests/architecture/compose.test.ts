import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, Scalar, type CollectionTag } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../../gateway/config.ts';
import { UPLOAD_BYTES } from '../../gateway/http/body.ts';
import { KEEP_ALIVE_MS } from '../../gateway/http/sockets.ts';
import { STOP_MS } from '../../process/stopping.ts';
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

const BASE = read('compose.yaml');
const MORE = read('deploy/compose.replicas.yaml');
const NGINX = read('deploy/nginx.conf');

const RESET = Symbol('reset');
const reset: CollectionTag = { tag: '!reset', collection: 'seq', resolve: () => new Scalar(RESET) };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges like Compose: lists are appended, and only the tag "!reset" empties one. */
function mergeValues(base: unknown, more: unknown): unknown {
  if (more === RESET) return undefined;
  if (Array.isArray(base) && Array.isArray(more)) return [...(base as unknown[]), ...(more as unknown[])];
  if (!isObject(base) || !isObject(more)) return more ?? base;
  const changed = Object.entries(more).map(([key, value]) => [key, mergeValues(base[key], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

function merged(base: string, more: string): Services {
  const [first, second] = [base, more].map((text): unknown => parse(text, { customTags: [reset] }));
  return compose.parse(mergeValues(first, second)).services;
}

const seconds = (text: string | undefined) => Number(/^(\d+)s$/.exec(text ?? '')?.[1] ?? 0);

function problemsOf(services: Services): string[] {
  const problems: string[] = [];
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined && ports.length > 0);
  if (open.map(([name]) => name).join() !== 'proxy')
    problems.push('another service than the proxy publishes a port');
  for (const name of ['gateway', 'platform']) {
    const { environment = {}, stop_grace_period: grace, deploy } = services[name] ?? {};
    const stopMs = Number(environment['STOP_DELAY_MS']) + STOP_MS;
    if (!(seconds(grace) * 1000 > stopMs)) problems.push(`${name} is killed before it has stopped`);
    if ((deploy?.replicas ?? 1) < 2) problems.push(`${name} has a single replica`);
  }
  if (services['gateway']?.environment?.['TRUST_PROXY'] !== 'on')
    problems.push('the gateway sees the address of the proxy as client address');
  if (services['platform']?.environment?.['TRUSTED_GATEWAYS'] === undefined)
    problems.push('the platform sees the address of a gateway as client address');
  for (const [name, { image = '', volumes = [] }] of Object.entries(services)) {
    if (image !== 'kubedeck' && !/:\d/.test(image)) problems.push(`${name} has no pinned version`);
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      if (from.startsWith('.') && !existsSync(join(root, from))) problems.push(`${from} does not exist`);
  }
  const { user = '0', read_only: isReadOnly, cap_drop: dropped } = services['proxy'] ?? {};
  if (user.startsWith('0') || !isReadOnly || dropped?.join() !== 'ALL')
    problems.push('the proxy has too many privileges');
  return problems;
}

/** All values of an nginx directive, in order. */
const valuesOf = (nginx: string, directive: string) =>
  [...nginx.matchAll(new RegExp(`^\\s*${directive}\\s+([^;]+);`, 'gm'))].map((match) => match[1] ?? '');

/** Settings of the proxy that do not match the gateways behind it. */
function proxyProblems(nginx: string, services: Services): string[] {
  const problems: string[] = [];
  const check = (isCorrect: boolean, problem: string) => {
    if (!isCorrect) problems.push(problem);
  };
  const one = (directive: string) => valuesOf(nginx, directive)[0] ?? '';
  const headers = valuesOf(nginx, 'proxy_set_header').map((header) => header.split(/\s+/)[0]);
  const { upstreamTimeoutMs } = readConfig({});
  const port = services['gateway']?.environment?.['PORT'];
  check(
    one('set') === `$gateways http://gateway:${port}`,
    'the upstream address is not that of the gateways',
  );
  check(one('proxy_pass') === '$gateways', 'the gateway name is resolved only at startup');
  check(one('resolver').startsWith('127.0.0.11 valid='), 'names are not resolved by the Docker DNS');
  check(one('proxy_buffering') === 'off', 'event streams are buffered');
  const timeoutMs = seconds(one('proxy_read_timeout')) * 1000;
  check(timeoutMs > 2 * KEEP_ALIVE_MS && timeoutMs > upstreamTimeoutMs, 'sockets and slow requests time out');
  check(one('proxy_next_upstream') === 'error timeout', 'mutations may be sent twice');
  check(parseInt(one('client_max_body_size')) * 2 ** 20 > UPLOAD_BYTES, 'uploads are rejected by the proxy');
  for (const name of ['Host', 'Upgrade', 'Connection', 'X-Forwarded-For', 'X-Forwarded-Proto'])
    check(headers.includes(name), `${name} is not forwarded`);
  check(nginx.includes('X-Forwarded-For $remote_addr;'), 'clients can set their own address');
  const published = services['proxy']?.ports?.[0]?.split(':').at(-1);
  check(one('listen') === published, 'the proxy does not listen on the published port');
  return problems;
}

describe('replicas in compose', () => {
  const services = merged(BASE, MORE);

  it('are reachable only through the proxy, have time to stop, and see the address of the client', () => {
    expect(problemsOf(services)).toEqual([]);
    expect(services['gateway']?.deploy?.replicas).toBe(3);
  });

  it('have an nginx configuration that matches them', () => {
    expect(proxyProblems(NGINX, services)).toEqual([]);
  });

  it('share the image that the base file builds', () => {
    expect(new Set(['gateway', 'platform'].map((name) => services[name]?.image))).toEqual(
      new Set(['kubedeck']),
    );
  });
});

describe('the checks of replicas in compose', () => {
  it.each([
    ['ports: !reset []', 'ports: []', 'another service than the proxy publishes a port'],
    ['stop_grace_period: 30s', 'stop_grace_period: 20s', 'gateway is killed before it has stopped'],
    ['replicas: 2', 'replicas: 1', 'platform has a single replica'],
    [
      "TRUST_PROXY: 'on'",
      "TRUST_PROXY: 'off'",
      'the gateway sees the address of the proxy as client address',
    ],
    ['nginx:1.30.6-alpine', 'nginx', 'proxy has no pinned version'],
    ['./deploy/nginx.conf', './nginx.conf', './nginx.conf does not exist'],
    ["user: '101:101'", "user: '0:0'", 'the proxy has too many privileges'],
  ])('report %s changed to %s', (from, to, problem) => {
    expect(MORE).toContain(from);
    expect(problemsOf(merged(BASE, MORE.replaceAll(from, to)))).toContain(problem);
  });

  it.each([
    ['http://gateway:4000', 'http://gateway:4001', 'the upstream address is not that of the gateways'],
    [
      'proxy_pass $gateways',
      'proxy_pass http://gateway:4000',
      'the gateway name is resolved only at startup',
    ],
    ['proxy_buffering off', 'proxy_buffering on', 'event streams are buffered'],
    ['proxy_read_timeout 60s', 'proxy_read_timeout 10s', 'sockets and slow requests time out'],
    ['error timeout;', 'error timeout non_idempotent;', 'mutations may be sent twice'],
    ['client_max_body_size 24m', 'client_max_body_size 1m', 'uploads are rejected by the proxy'],
    [
      'X-Forwarded-For $remote_addr',
      'X-Forwarded-For $http_x_forwarded_for',
      'clients can set their own address',
    ],
    ['listen 8080', 'listen 80', 'the proxy does not listen on the published port'],
  ])('report %s changed to %s', (from, to, problem) => {
    expect(NGINX).toContain(from);
    expect(proxyProblems(NGINX.replaceAll(from, to), merged(BASE, MORE))).toEqual([problem]);
  });
});
