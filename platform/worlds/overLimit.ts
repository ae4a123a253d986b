import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const overLimit: World = {
  description: 'Three clusters made on the Pro plan, which then ended in the free one',
  build: (world) =>
    world
      .owner(worldPeople['over-limit'][0], { since: 90 })
      .plan('pro')
      .token()
      .cluster({ name: 'first' })
      .cluster({ name: 'second' })
      .at(60)
      .cluster({ name: 'third', location: 'hil' })
      .at(5)
      .plan('free')
      .build(),
};
