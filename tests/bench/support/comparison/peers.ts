import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseEnvironment } from '../../../support/config.ts';
import { documents } from '../operations.ts';
import { hiveText, withNullUnions } from './hive.ts';
import { compileGateway, installPeers } from './install.ts';
import type { Operation } from './operations.ts';
import { startPeer, startProgram, type ChildProgram } from './processes.ts';
import type { Recording } from './recording.ts';
import { freePort } from '../../../../process/freePort.testing.ts';

const root = resolve(import.meta.dirname, '../../../..');

export interface WireRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Peer {
  name: string;
  url: string;
  /** Null for the platform itself, which is not started as a peer. */
  process: ChildProgram | null;
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

/** The recorded platform, the load generator and the peers, each in a process of its own. */
export interface Setup {
  /** The folder with the installed peers. */
  folder: string;
  upstreamUrl: string;
  upstream: ChildProgram;
  loadGenerator: ChildProgram;
  peers: Peer[];
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

type StartPeer = (setup: Pick<Setup, 'folder' | 'upstreamUrl'>, recording: Recording) => Promise<Peer>;

const asRest =
  ({ calls }: Recording) =>
  ({ name }: Operation): WireRequest[] =>
    calls[name].map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return { method, path };
    });

const direct: StartPeer = async ({ upstreamUrl }, recording) => ({
  name: DIRECT,
  url: upstreamUrl,
  process: null,
  requestsOf: asRest(recording),
  isSame: false,
});

const proxy: StartPeer = async ({ folder, upstreamUrl }, recording) => {
  const port = await freePort();
  const args = ['proxy.mjs', String(port), upstreamUrl];
  return {
    name: PROXY,
    url: local(port),
    process: startPeer(folder, { folder, args }),
    requestsOf: asRest(recording),
    isSame: false,
  };
};

const ours: StartPeer = async ({ folder, upstreamUrl }) => {
  const port = await freePort();
  const operations = join(folder, 'operations.json');
  writeFileSync(operations, JSON.stringify(documents));
  const env = { PORT: String(port), UPSTREAM_URL: upstreamUrl, OPERATIONS_FILE: operations };
  return {
    name: OURS,
    url: local(port),
    process: startPeer(folder, { folder: root, args: [compileGateway()], env }),
    requestsOf: ({ id: documentId, variables }) => posted('/graphql', { documentId, variables }),
    isSame: true,
  };
};

const library =
  (name: string, program: string, path: string, checks: string | null): StartPeer =>
  async ({ folder, upstreamUrl }) => {
    const port = await freePort();
    const schema = join(root, 'schema.graphql');
    const args = [program, String(port), upstreamUrl, schema, ...(checks === null ? [] : [checks])];
    return {
      name,
      url: local(port),
      process: startPeer(folder, { folder, args }),
      requestsOf: asText(path),
      isSame: true,
    };
  };

const COMPOSER = 'node_modules/@graphql-mesh/compose-cli/esm/bin.js';
const GATEWAY = 'node_modules/@graphql-hive/gateway/dist/bin.js';

const hive: StartPeer = async ({ folder, upstreamUrl }, { openapi, operations }) => {
  const ownFolder = installPeers('hive');
  writeFileSync(join(ownFolder, 'openapi.json'), JSON.stringify(withNullUnions(openapi)));
  writeFileSync(join(ownFolder, 'endpoint.mjs'), `export const endpoint = '${upstreamUrl}';\n`);
  const compose = [COMPOSER, '-c', 'mesh.config.mjs', '-o', 'supergraph.graphql'];
  const options = { cwd: ownFolder, env: baseEnvironment(), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, compose, options);
  if (status !== 0) throw new Error(`the graph cannot be composed: ${(stderr || stdout).slice(-300)}`);
  const port = await freePort();
  const where = ['--port', String(port), '--host', '127.0.0.1', '--fork', '1', '--jit'];
  const cluster = String(operations.find(({ name }) => name === 'page')?.variables['id']);
  return {
    name: HIVE,
    url: local(port),
    process: startPeer(folder, {
      folder: ownFolder,
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

const starters: readonly (readonly [string, StartPeer])[] = [
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
export async function startSetup(recording: Recording): Promise<Setup> {
  const folder = installPeers('peers');
  const port = await freePort();
  writeFileSync(join(folder, 'recording.json'), JSON.stringify(recording));
  const upstream = startProgram({ folder, args: ['upstream.mjs', String(port), 'recording.json'] });
  const loadGenerator = startProgram({ folder, args: ['load.mjs'] });
  const shared = { folder, upstreamUrl: local(port), upstream, loadGenerator };
  const peers: Peer[] = [];
  const absent: Absent[] = [];
  for (const [name, start] of starters) {
    try {
      peers.push(await start(shared, recording));
    } catch (error) {
      absent.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  const processes = [upstream, loadGenerator, ...peers.flatMap(({ process: one }) => one ?? [])];
  const end = async () => void (await Promise.all(processes.map((one) => one.end())));
  return { ...shared, peers, absent, end };
}
