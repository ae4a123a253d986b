import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const empty: World = {
  description: 'A free plan and nothing else: no cluster, no cloud token',
  build: (world) => world.owner(worldPeople.empty[0]).plan('free').build(),
};
