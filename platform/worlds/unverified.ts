import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

export const unverified: World = {
  description: 'Just signed up: the verification link is in the outbox',
  build: (world) =>
    world.owner(worldPeople.unverified[0], { since: 0, isVerified: false, isOnboarded: false }).build(),
};
