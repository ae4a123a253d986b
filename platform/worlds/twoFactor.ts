import { worldPeople, worldTotpSecret } from './demoAccounts.ts';
import type { World } from './world.ts';

export const twoFactor: World = {
  description: 'A free plan behind an authenticator with a known secret',
  build: (world) =>
    world.owner(worldPeople['two-factor'][0], { since: 10 }).plan('free').twoFactor(worldTotpSecret).build(),
};
