import { worldPeople } from './demoAccounts.ts';
import type { World } from './world.ts';

const other = { email: 'two-accounts-host@demo.test', name: 'Hana Host' };

export const twoAccounts: World = {
  description: 'Owner of one team, developer in another',
  build: async (world) => {
    const [person] = worldPeople['two-accounts'];
    await world
      .owner(person, { since: 50, accountName: 'First team' })
      .plan('standard')
      .token()
      .cluster({ name: 'first-team' })
      .build();
    await world
      .owner(other, { since: 40, accountName: 'Second team' })
      .plan('standard')
      .token()
      .member(person, 'developer')
      .cluster({ name: 'second-team', location: 'nbg1', type: 'cx23' })
      .build();
  },
};
