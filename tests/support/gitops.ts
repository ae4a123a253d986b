import { expect } from 'vitest';
import { eventually } from '../../process/testing.ts';
import type { Caller, ContractStack } from './contractStack.ts';

const BEGIN = 'mutation { beginGithubConnection { ... on BeginGithubConnectionPayload { url } } }';
const COMPLETE = `mutation ($input: CompleteGithubConnectionInput!) { completeGithubConnection(input: $input) {
  __typename ... on CompleteGithubConnectionPayload { account { githubIntegration { id username } } }
  ... on RefusedError { code } ... on InputError { issues { path } } } }`;
const ENABLE = `mutation ($input: EnableGitopsInput!) { enableGitops(input: $input) { __typename
  ... on EnableGitopsPayload { gitops { id status progress } } ... on RefusedError { code message }
  ... on InputError { issues { path code message } } } }`;
const STATE = 'query ($id: ID!) { cluster(id: $id) { gitops { status message } } }';

/** The part of a stack needed here: the GraphQL API, and the pages of the embedded GitHub. */
export type GithubStack = Pick<ContractStack, 'run'> & { platform: Pick<ContractStack['platform'], 'fetch'> };

/** Picks an account on the embedded GitHub and returns the parameters of its redirect back to the console. */
export async function authorizeOnGithub(
  stack: GithubStack,
  as: Caller,
  account = 'acme-labs',
): Promise<{ installationId: string; code: string; state: string }> {
  const { beginGithubConnection } = await stack.run<{ beginGithubConnection: { url: string } }>(
    BEGIN,
    {},
    as,
  );
  const page = new URL(beginGithubConnection.url);
  const state = page.searchParams.get('state') ?? '';
  const response = await stack.platform.fetch(page.pathname, {
    method: 'POST',
    body: new URLSearchParams({ state, account, outcome: 'install' }),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '').searchParams;
  return { installationId: back.get('installation_id') ?? '', code: back.get('code') ?? '', state };
}

/** Completes a GitHub connection; returns the result union. */
export async function completeGithub(stack: GithubStack, as: Caller, input: object): Promise<unknown> {
  return (await stack.run<{ completeGithubConnection: unknown }>(COMPLETE, { input }, as))
    .completeGithubConnection;
}

/** Connects the caller's account to a sample account of the embedded GitHub. */
export async function connectGithub(
  stack: ContractStack,
  as: Caller,
  account = 'acme-labs',
): Promise<unknown> {
  return completeGithub(stack, as, await authorizeOnGithub(stack, as, account));
}

/** The global id of a running cluster of the demo world. */
export async function runningCluster(stack: ContractStack, as: Caller): Promise<string> {
  const { viewer } = await stack.run<{
    viewer: { account: { clusters: { edges: { node: { id: string; status: string } }[] } } };
  }>('{ viewer { account { clusters(first: 50) { edges { node { id status } } } } } }', {}, as);
  const found = viewer.account.clusters.edges.find(({ node }) => node.status === 'ACTIVE');
  if (!found) throw new Error('no cluster of the world is active');
  return found.node.id;
}

/** Sends enableGitops; returns the result union. */
export async function requestGitops(
  stack: ContractStack,
  as: Caller,
  clusterId: string,
  repository = 'acme-labs/fleet-infra',
): Promise<unknown> {
  const input = { clusterId, repository };
  return (await stack.run<{ enableGitops: unknown }>(ENABLE, { input }, as)).enableGitops;
}

/** Waits until GitOps of the cluster has this status. */
export function untilGitopsIs(stack: ContractStack, as: Caller, id: string, status: string): Promise<void> {
  return eventually(async () => {
    const { cluster } = await stack.run<{ cluster: { gitops: { status: string } } }>(STATE, { id }, as);
    expect(cluster.gitops.status).toBe(status);
  });
}

/** Enables GitOps and waits until it is active. */
export async function enableGitops(stack: ContractStack, as: Caller, id: string): Promise<void> {
  expect(await requestGitops(stack, as, id)).toMatchObject({ __typename: 'EnableGitopsPayload' });
  await untilGitopsIs(stack, as, id, 'ACTIVE');
}
