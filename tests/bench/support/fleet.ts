import { createHash } from 'node:crypto';
import { openWorkshop } from '../../../platform/worlds/workshop.ts';
import { worldBuilder } from '../../../platform/worlds/builder.ts';
import { addonCatalogue } from '../../../platform/providers/addons/catalogue.ts';
import { startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';
import { documentId } from './operations.ts';

/** The signed-in owner of a fleet. */
export interface FleetOwner {
  email: string;
  accountId: string;
  as: Caller;
}

/** Starts platform and gateway in this process, with the console's persisted operations and pages. */
export function startBenchStack(gateway: Record<string, string> = {}): Promise<ContractStack> {
  return startContractStack({
    gateway: { OPERATIONS_FILE: 'web/relay/operations.json', LOG_LEVEL: 'warn', ...gateway },
  });
}

/** A Hetzner project holds at most 100 servers, so a fleet is distributed over several projects. */
const CLUSTERS_PER_PROJECT = 20;

/** The cloud token of the project for the cluster at this position; every owner has separate projects. */
export function projectToken(owner: string, position: number): string {
  const project = Math.floor(position / CLUSTERS_PER_PROJECT);
  return createHash('sha256').update(`${owner} ${project}`).digest('hex');
}

/** Add-ons that can be installed together on one cluster and have no dependencies, without the required ones. */
function independentAddons(count: number): string[] {
  return addonCatalogue
    .filter(({ isRequired, requires }) => !isRequired && requires.length === 0)
    .slice(0, count)
    .map(({ name }) => name);
}

type Account = ReturnType<ReturnType<typeof worldBuilder>['owner']>;

interface FleetOptions {
  clusters: number;
  addons: number;
  name: string;
  /** Adds further objects to the account. */
  also?: (account: Account) => void;
}

/** Creates an enterprise account with this many clusters of two node pools and add-ons, through the platform's services. */
export async function buildFleet(
  stack: ContractStack,
  { clusters, addons, name, also }: FleetOptions,
): Promise<FleetOwner> {
  const person = { email: `${name}@demo.test`, name: 'Berta Bench', permission: 'owner', note: '' } as const;
  const account = worldBuilder(await openWorkshop(stack.platform.app)).owner(person, { since: 30 });
  account.plan('enterprise').token().at(20);
  const extra = independentAddons(addons);
  for (let i = 0; i < clusters; i += 1) {
    const cluster = `${name}-${String(i).padStart(3, '0')}`;
    const pools = [{}, { name: 'batch', count: 2 }];
    account.cluster({ name: cluster, pools, token: projectToken(name, i) });
    for (const addon of extra) account.addon(cluster, addon);
  }
  also?.(account);
  await account.build();
  return { email: person.email, accountId: account.actor.accountId, as: await stack.signIn(person.email) };
}

/** Executes one of the console's operations; returns its data, the platform calls it made and its duration. */
export async function runDocument(
  stack: ContractStack,
  name: string,
  variables: Record<string, unknown>,
  { as }: Pick<FleetOwner, 'as'>,
): Promise<{ text: string; calls: string[]; ms: number }> {
  const requestId = crypto.randomUUID();
  const headers = {
    'content-type': 'application/json',
    'x-graphql-yoga-csrf': '1',
    'x-request-id': requestId,
    ...as.headers,
  };
  const body = JSON.stringify({ documentId: documentId(name), variables });
  const started = performance.now();
  const response = await fetch(`${stack.url}/graphql`, { method: 'POST', headers, body });
  const text = await response.text();
  const took = performance.now() - started;
  if (!response.ok || text.includes('"errors"'))
    throw new Error(`${name}: ${response.status} ${text.slice(0, 300)}`);
  const calls = stack.proxy.seen
    .filter((call) => call.requestId === requestId)
    .map(({ method, path }) => `${method} ${path}`);
  return { text, calls, ms: took };
}
