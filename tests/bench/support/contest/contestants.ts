import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseEnvironment } from '../../../support/config.ts';
import { documents } from '../operations.ts';
import { hiveText, withChoices } from './hive.ts';
import { compileGateway, installPeers } from './install.ts';
import type { Operation } from './operations.ts';
import { startContestant, startProgram, type Asked } from './processes.ts';
import type { Recording } from './recording.ts';
import { freePort } from '../../../../process/freePort.testing.ts';

const root = resolve(import.meta.dirname, '../../../..');

export interface WireRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Contestant {
  name: string;
  url: string;
  /** Null for the platform itself, which is not started as a peer. */
  process: Asked | null;
  /** The requests that together make one operation; null if the peer does not support it. */
  requestsOf: (operation: Operation) => WireRequest[] | null;
  /** True if its responses must equal those of our gateway. */
  isSame: boolean;
}

/** A peer that could not be started, and the reason. */
export interface Absent {
  name: string;
  reason: string;
}

export interface Arena {
  peers: string;
  upstreamUrl: string;
  upstream: Asked;
  load: Asked;
  contestants: Contestant[];
  absent: Absent[];
  end: () => Promise<void>;
}

export const OURS = 'Kubedeck';
export const MERCURIUS = 'Mercurius with JIT';
export const APOLLO = 'Apollo Server 5';
export const MERCURIUS_UNCHECKED = 'Mercurius, unchecked';
export const APOLLO_UNCHECKED = 'Apollo, unchecked';
export const HIVE = 'Hive Gateway 2';
export const DIRECT = 'REST itself';
export const PROXY = 'a bare proxy';
/** Peers that validate every response of the platform with the same schemas. */
export const CHECKED: readonly string[] = [OURS, MERCURIUS, APOLLO];
/** Our gateway and peers that do not validate. */
export const UNCHECKED: readonly string[] = [
  OURS,
  MERCURIUS_UNCHECKED,
  APOLLO_UNCHECKED,
  HIVE,
  PROXY,
  DIRECT,
];

const posted = (path: string, body: object): WireRequest[] => [
  {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  },
];
const asText =
  (path: string) =>
  ({ text: query, variables }: Operation): WireRequest[] =>
    posted(path, { query, variables });
const local = (port: number) => `http://127.0.0.1:${port}`;

type Make = (arena: Pick<Arena, 'peers' | 'upstreamUrl'>, recording: Recording) => Promise<Contestant>;

const asRest =
  ({ calls }: Recording) =>
  ({ name }: Operation): WireRequest[] =>
    calls[name].map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return { method, path };
    });

const direct: Make = async ({ upstreamUrl }, recording) => ({
  name: DIRECT,
  url: upstreamUrl,
  process: null,
  requestsOf: asRest(recording),
  isSame: false,
});

const proxy: Make = async ({ peers, upstreamUrl }, recording) => {
  const port = await freePort();
  const args = ['proxy.mjs', String(port), upstreamUrl];
  return {
    name: PROXY,
    url: local(port),
    process: startContestant(peers, { folder: peers, args }),
    requestsOf: asRest(recording),
    isSame: false,
  };
};

const ours: Make = async ({ peers, upstreamUrl }) => {
  const port = await freePort();
  const operations = join(peers, 'operations.json');
  writeFileSync(operations, JSON.stringify(documents));
  const env = { PORT: String(port), UPSTREAM_URL: upstreamUrl, OPERATIONS_FILE: operations };
  return {
    name: OURS,
    url: local(port),
    process: startContestant(peers, { folder: root, args: [compileGateway()], env }),
    requestsOf: ({ id: documentId, variables }) => posted('/graphql', { documentId, variables }),
    isSame: true,
  };
};

const library =
  (name: string, program: string, path: string, checks: string | null): Make =>
  async ({ peers, upstreamUrl }) => {
    const port = await freePort();
    const schema = join(root, 'schema.graphql');
    const args = [program, String(port), upstreamUrl, schema, ...(checks === null ? [] : [checks])];
    return {
      name,
      url: local(port),
      process: startContestant(peers, { folder: peers, args }),
      requestsOf: asText(path),
      isSame: true,
    };
  };

const COMPOSER = 'node_modules/@graphql-mesh/compose-cli/esm/bin.js';
const GATEWAY = 'node_modules/@graphql-hive/gateway/dist/bin.js';

const hive: Make = async ({ peers, upstreamUrl }, { openapi, operations }) => {
  const folder = installPeers('hive');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(withChoices(openapi)));
  writeFileSync(join(folder, 'endpoint.mjs'), `export const endpoint = '${upstreamUrl}';\n`);
  const compose = [COMPOSER, '-c', 'mesh.config.mjs', '-o', 'supergraph.graphql'];
  const options = { cwd: folder, env: baseEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, compose, options);
  if (status !== 0) throw new Error(`the graph cannot be composed: ${(stderr || stdout).slice(-300)}`);
  const port = await freePort();
  const where = ['--port', String(port), '--host', '127.0.0.1', '--fork', '1', '--jit'];
  const cluster = String(operations.find(({ name }) => name === 'page')?.variables['id']);
  return {
    name: HIVE,
    url: local(port),
    process: startContestant(peers, {
      folder,
      args: [GATEWAY, 'supergraph', 'supergraph.graphql', ...where],
    }),
    requestsOf: ({ name }) => {
      const query = hiveText(name, cluster);
      return query === null ? null : posted('/graphql', { query });
    },
    isSame: false,
  };
};

/** The gateway as built by `compileGateway`. */
const compiled = join(root, 'dist/gateway');

const makers: readonly (readonly [string, Make])[] = [
  [DIRECT, direct],
  [PROXY, proxy],
  [OURS, ours],
  [MERCURIUS, library(MERCURIUS, 'mercurius.mjs', '/graphql', compiled)],
  [APOLLO, library(APOLLO, 'apollo.mjs', '/', compiled)],
  [MERCURIUS_UNCHECKED, library(MERCURIUS_UNCHECKED, 'mercurius.mjs', '/graphql', null)],
  [APOLLO_UNCHECKED, library(APOLLO_UNCHECKED, 'apollo.mjs', '/', null)],
  [HIVE, hive],
];

/** Starts the recorded platform, the load generator and all peers; peers that cannot be started are returned as absent. */
export async function openArena(recording: Recording): Promise<Arena> {
  const peers = installPeers('peers');
  const port = await freePort();
  writeFileSync(join(peers, 'recording.json'), JSON.stringify(recording));
  const upstream = startProgram({ folder: peers, args: ['upstream.mjs', String(port), 'recording.json'] });
  const load = startProgram({ folder: peers, args: ['load.mjs'] });
  const arena = { peers, upstreamUrl: local(port), upstream, load };
  const contestants: Contestant[] = [];
  const absent: Absent[] = [];
  for (const [name, make] of makers) {
    try {
      contestants.push(await make(arena, recording));
    } catch (error) {
      absent.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const processes = [upstream, load, ...contestants.flatMap(({ process: one }) => one ?? [])];
  const end = async () => void (await Promise.all(processes.map((one) => one.end())));
  return { ...arena, contestants, absent, end };
}
