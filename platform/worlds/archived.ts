import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const archived: World = {
  description: 'One archived cluster with add-ons, on the Standard plan',
  build: (world) =>
    world
      .owner(worldPeople.archived[0], { since: 100 })
      .plan('standard')
      .token()
      .cluster({ name: 'sleeping', pools: [{ count: 2 }] })
      .addon('sleeping', 'cert-manager')
      .at(20)
      .archive('sleeping')
      .build(),
};
