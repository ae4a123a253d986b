import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractStack } from '../../../support/contractStack.ts';
import { buildFleet, runDocument, startBenchStack, type FleetOwner } from '../fleet.ts';
import { documents } from '../operations.ts';
import { operationsOn, type Operation, type OperationName } from './operations.ts';

/** A recorded response of the platform. */
export interface RecordedResponse {
  status: number;
  type: string;
  body: string;
}

export interface Recording {
  /** By `METHOD /path`. */
  answers: Record<string, RecordedResponse>;
  /** The platform's OpenAPI document. */
  openapi: object;
  operations: Operation[];
  /** The platform calls of each operation in order. */
  calls: Record<OperationName, string[]>;
}

const CLUSTERS = 50;
const ADDONS = 4;

async function ask(stack: ContractStack, call: string, { as }: FleetOwner): Promise<RecordedResponse> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { authorization: `Bearer ${as.token}`, accept: 'application/json' };
  const answer = await fetch(`${stack.platform.url}${path}`, { method, headers });
  const body = await answer.text();
  if (answer.status >= 500) throw new Error(`${call}: ${answer.status} ${body}`);
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
}

async function clusterOf(stack: ContractStack, owner: FleetOwner): Promise<string> {
  const { text } = await runDocument(stack, 'ClustersPageQuery', {}, owner);
  const found = /"uuid":"([^"]+)"/.exec(text)?.[1];
  if (found === undefined) throw new Error('The account has no cluster');
  return found;
}

const REGISTRY = {
  name: 'acme-ghcr',
  type: 'github-registry',
  url: 'ghcr.io',
  username: 'acme-bot',
  password: 'a-token',
} as const;

async function recordWith(stack: ContractStack): Promise<Recording> {
  const owner = await buildFleet(stack, {
    clusters: CLUSTERS,
    addons: ADDONS,
    name: 'comparison',
    also: (account) => account.registry(REGISTRY).pullsFrom('comparison-000', REGISTRY.name),
  });
  const cluster = await clusterOf(stack, owner);
  const operations = operationsOn(cluster);
  const calls: Partial<Recording['calls']> = {};
  const answers: Recording['answers'] = {};
  for (const { name, document, variables } of operations) {
    calls[name] = (await runDocument(stack, document, variables, owner)).calls;
    // The mutation is executed again, so its effect must be undone first.
    if (name === 'mutation') await ask(stack, `POST /api/clusters/${cluster}/unprotect`, owner);
    for (const call of calls[name]) answers[call] ??= await ask(stack, call, owner);
  }
  const openapi = (await (await fetch(`${stack.platform.url}/openapi.json`)).json()) as object;
  return { answers, openapi, operations, calls: calls as Recording['calls'] };
}

/** Records the real platform's responses to every operation, for an account with 50 clusters. */
export async function record(): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), 'kubedeck-recording-'));
  const file = join(folder, 'operations.json');
  await writeFile(file, JSON.stringify(documents));
  const stack = await startBenchStack({ OPERATIONS_FILE: file });
  try {
    return await recordWith(stack);
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
