import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { read } from './repository.ts';

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});

/** The environment variables that a config.ts reads: the upper-case keys of its schema. */
const variablesOf = (config: string) =>
  new Set([...config.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? ''));

/** Variables that a service gets although its server does not read them. */
function unread(compose: string, configs: Record<string, string>): string[] {
  const { services } = composeFile.parse(parse(compose, { logLevel: 'error' }));
  return Object.entries(configs).flatMap(([service, config]) => {
    const known = variablesOf(config);
    return Object.keys(services[service]?.environment ?? {})
      .filter((name) => !known.has(name))
      .map((name) => `${service}: ${name}`);
  });
}

/** Not for a container: its paths and loopback ports, the demo's pages, and what deploy/compose.replicas.yaml sets. */
const unpassed = new Set([
  'DATA_DIR',
  'OPERATIONS_FILE',
  'WEB_ROOT',
  'GRAPHIQL_ROOT',
  'HETZNER_ENGINE_PORT',
  'KUBERNETES_ENGINE_PORT',
  'OBJECTSTORE_ENGINE_PORT',
  'POSTGRES_PLAYGROUND',
  'DEV_PAGES',
  'HASH_COST',
  'STOP_DELAY_MS',
  'OTEL_SERVICE_NAME',
]);

/** Variables that a server reads and that its service does not get, so that a .env file cannot set them. */
function missing(compose: string, configs: Record<string, string>): string[] {
  const { services } = composeFile.parse(parse(compose, { logLevel: 'error' }));
  return Object.entries(configs).flatMap(([service, config]) =>
    [...variablesOf(config)]
      .filter((name) => !unpassed.has(name) && !(name in (services[service]?.environment ?? {})))
      .map((name) => `${service}: ${name}`),
  );
}

/** Dockerfile instructions with continued lines joined. */
function instructions(dockerfile: string): string[][] {
  return dockerfile
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
}

function dockerProblems(dockerfile: string): string[] {
  const lines = instructions(dockerfile);
  const last = (name: string) => lines.filter(([token]) => token === name).pop();
  const problems: string[] = [];
  const unknownLines = lines.filter(
    ([token = '']) =>
      !/^(FROM|WORKDIR|COPY|RUN|ENV|USER|EXPOSE|VOLUME|HEALTHCHECK|ENTRYPOINT|CMD|ARG)$/.test(token),
  );
  if (unknownLines.length > 0) problems.push(`unknown instruction ${unknownLines[0]?.[0]}`);
  if (!last('USER') || last('USER')?.[1] === 'root') problems.push('runs as root');
  if (!last('HEALTHCHECK')) problems.push('has no health check');
  const stages = lines.filter(([token]) => token === 'FROM').map(([, , , name]) => name);
  const copied = lines.flatMap((line) =>
    line.filter((token) => token.startsWith('--from=')).map((token) => token.slice(7)),
  );
  for (const name of copied)
    if (!stages.includes(name)) problems.push(`copies from ${name}, which is not a build stage`);
  return problems;
}

/** Direct dependencies missing from docs/dependencies.md. */
function unexplained(page: string, packageFile: string): string[] {
  const { dependencies, devDependencies } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(packageFile));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !page.includes(`\`${name}\``));
}

/** Variables of a server missing from docs/configuration.md. */
const undescribed = (page: string, config: string) =>
  [...variablesOf(config)].filter((name) => !page.includes(`\`${name}\``));

const configs = {
  platform: `${read('platform/config.ts')}${read('platform/providers/payments/paddle/settings.ts')}`,
  gateway: read('gateway/config.ts'),
};

describe('deployment', () => {
  it('gives each service only variables that its server reads', () => {
    expect(unread(read('compose.yaml'), configs)).toEqual([]);
    expect(unread(read('deploy/compose.replicas.yaml'), configs)).toEqual([]);
  });

  it('gives each service every variable that a .env file may set', () => {
    expect(missing(read('compose.yaml'), configs)).toEqual([]);
  });

  it('builds an image that runs as a non-root user and has a health check', () => {
    expect(dockerProblems(read('Dockerfile'))).toEqual([]);
  });

  it('documents every direct dependency and every variable', () => {
    expect(unexplained(read('docs/dependencies.md'), read('package.json'))).toEqual([]);
    const page = read('docs/configuration.md');
    expect(undescribed(page, configs.platform)).toEqual([]);
    expect(undescribed(page, configs.gateway)).toEqual([]);
  });

  it('has a README of at most 150 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151);
  });

  it('reports an unread variable, a root image, an undocumented package and an undocumented variable', () => {
    const compose = 'services:\n  platform:\n    environment:\n      PORTT: 1\n';
    expect(unread(compose, { platform: '  PORT: x' })).toEqual(['platform: PORTT']);
    expect(missing(compose, { platform: '  PORT: x' })).toEqual(['platform: PORT']);
    expect(dockerProblems('FROM node AS a\nCOPY --from=b /x /y\nRUM x')).toHaveLength(4);
    expect(unexplained('`a`', '{"dependencies":{"a":"1","b":"1"},"devDependencies":{}}')).toEqual(['b']);
    expect(undescribed('`PORT`', '  PORT: 1,\n  HOST: 2,')).toEqual(['HOST']);
  });
});
