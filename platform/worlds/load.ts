import type { App } from '../app.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { emptyTables } from '../db/emptyTables.ts';
import { accounts } from '../db/schema/account.ts';
import { archived } from './archived.ts';
import { atLimit } from './atLimit.ts';
import { worldBuilder } from './builder.ts';
import { demo } from './demo.ts';
import { worldPeople, type WorldName } from './demoAccounts.ts';
import { empty } from './empty.ts';
import { noPlan } from './noPlan.ts';
import { overLimit } from './overLimit.ts';
import { pastDue } from './pastDue.ts';
import { twoAccounts } from './twoAccounts.ts';
import { twoFactor } from './twoFactor.ts';
import { unverified } from './unverified.ts';
import { openWorkshop } from './workshop.ts';
import type { World } from './world.ts';

/** One line per world. */
export const worlds: Record<WorldName, World> = {
  demo,
  empty,
  'at-limit': atLimit,
  'over-limit': overLimit,
  archived,
  unverified,
  'no-plan': noPlan,
  'past-due': pastDue,
  'two-accounts': twoAccounts,
  'two-factor': twoFactor,
};

const worldNames = Object.keys(worlds) as WorldName[];

/** A world counts as loaded when its first user exists. */
async function loadOne(name: WorldName, app: Pick<App, 'core' | 'services'>): Promise<void> {
  if (await app.services.account.userByEmail(worldPeople[name][0].email)) return;
  const workshop = await openWorkshop(app);
  try {
    await worlds[name].build(worldBuilder(workshop));
  } finally {
    await workshop.close();
  }
}

/** One world, or all of them for `all`; none for `none`. Throws ConfigError for an unknown name. */
export function worldsNamed(name: string): WorldName[] {
  if (name === 'none') return [];
  const chosen = name === 'all' ? worldNames : worldNames.filter((one) => one === name);
  if (chosen.length > 0) return chosen;
  const known = ['none', 'all', ...worldNames].join(', ');
  throw new ConfigError(`WORLD: must be one of ${known} (got ${JSON.stringify(name)})`);
}

/** Loads the worlds of a name. Throws ConfigError for an unknown one. */
export async function loadWorld(name: string, app: Pick<App, 'core' | 'services'>): Promise<void> {
  for (const one of worldsNamed(name)) await loadOne(one, app);
}

/**
 * Loads a world into a database without accounts. What a failure left is removed, because the next start would take it
 * for the whole world.
 */
export async function loadFirst(db: Database, load: () => Promise<void>): Promise<void> {
  const [someone] = await db.select({ id: accounts.id }).from(accounts).limit(1);
  if (someone) return;
  try {
    await load();
  } catch (error) {
    await emptyTables(db);
    throw error;
  }
}
