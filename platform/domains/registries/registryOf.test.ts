import { expect, it } from 'vitest';
import { registryOf } from './registryOf.ts';

const hub = { name: 'hub', url: null };
const index = { name: 'index', url: 'https://index.docker.io/v1/' };
const teamA = { name: 'a', url: 'registry.gitlab.com/team-a' };
const teamB = { name: 'b', url: 'https://Registry.GitLab.com/Team-B/' };
const product = { name: 'product', url: 'registry.gitlab.com/team-b/product' };
const gitlab = { name: 'everything', url: 'registry.gitlab.com' };
const local = { name: 'local', url: 'localhost:5000' };
const teams = [teamA, teamB, product];

it.each([
  ['registry.gitlab.com/team-a/web', teams, teamA],
  ['registry.gitlab.com/team-b/web', teams, teamB],
  ['registry.gitlab.com/team-b/product/api', [...teams, gitlab], product],
  ['registry.gitlab.com/team-b/product', teams, product],
  ['registry.gitlab.com/team-bc/web', teams, teamA],
  ['registry.gitlab.com/team-bc/web', [...teams, gitlab], gitlab],
  ['registry.gitlab.com/web', [gitlab, { ...gitlab, name: 'second' }], gitlab],
  ['other.gitlab.com/team-a/web', [...teams, gitlab], undefined],
  ['localhost:5000/web', [gitlab, local], local],
  ['nginx', [gitlab, hub], hub],
  ['docker.io/acme/web', [hub], hub],
  ['acme/web', [{ name: 'custom', url: 'docker.io' }], { name: 'custom', url: 'docker.io' }],
  ['acme/web', [index], index],
  ['acme/web', [hub, { name: 'acme', url: 'docker.io/acme' }], { name: 'acme', url: 'docker.io/acme' }],
])('%s has its registry among %j', (repository, registries, expected) => {
  expect(registryOf<{ name: string; url: string | null }>(registries, repository)).toEqual(expected);
});
