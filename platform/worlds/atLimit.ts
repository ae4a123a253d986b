import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const atLimit: World = {
  description: 'A free plan with the one cluster that it allows',
  build: (world) =>
    world
      .owner(worldPeople['at-limit'][0], { since: 30 })
      .plan('free')
      .token()
      .cluster({ name: 'only-one' })
      .build(),
};
