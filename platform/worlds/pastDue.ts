import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

const DECLINED_AT_RENEWAL = '5555555555554444';

export const pastDue: World = {
  description: 'A Standard plan whose renewal failed and is tried again, with a cluster that runs',
  build: (world) =>
    world
      .owner(worldPeople['past-due'][0], { since: 32 })
      .buys('standard', DECLINED_AT_RENEWAL)
      .token()
      .cluster({ name: 'unpaid' })
      .at(0)
      .build(),
};
