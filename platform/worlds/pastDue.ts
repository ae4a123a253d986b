import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const pastDue: World = {
  description: 'A Standard plan whose last payment failed, with a cluster that runs',
  build: (world) =>
    world
      .owner(worldPeople['past-due'][0], { since: 60 })
      .plan('standard')
      .token()
      .cluster({ name: 'unpaid' })
      .at(2)
      .plan('standard', 'past_due')
      .build(),
};
