import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const noPlan: World = {
  description: 'Verified, and no plan chosen yet',
  build: (world) => world.owner(worldPeople['no-plan'][0], { since: 0, isOnboarded: false }).build(),
};
