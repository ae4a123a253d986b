import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { GitopsFact } from './GitopsFact.tsx';
import { IngressEndpoints } from './IngressEndpoints.tsx';
import { RegistryFact } from './RegistryFact.tsx';
import type { LateFactsTestQuery } from './__generated__/LateFactsTestQuery.graphql.ts';

const renderFacts = (cluster: object) =>
  renderWithRelay<LateFactsTestQuery>(
    graphql`
      query LateFactsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...IngressEndpoints_cluster
          ...GitopsFact_cluster
          ...RegistryFact_cluster
        }
      }
    `,
    ({ cluster: data }) =>
      data && (
        <>
          <p>
            <IngressEndpoints cluster={data} />
          </p>
          <p>
            <GitopsFact cluster={data} />
          </p>
          <p>
            <RegistryFact cluster={data} />
          </p>
        </>
      ),
    {
      Cluster: () => ({
        gitops: null,
        registries: null,
        ingressEndpoints: [],
        ...cluster,
      }),
    },
  );

describe('facts with their own REST call', () => {
  it('show the ingress addresses with their kind, each with a copy button', async () => {
    renderFacts({
      ingressEndpoints: [
        { address: '203.0.113.9', family: 'IPV4' },
        { address: '2001:db8::9', family: 'IPV6' },
      ],
    });
    expect(await screen.findByText('IPv6')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /203\.0\.113\.9/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /2001:db8::9/ })).toBeInTheDocument();
  });

  it('show the GitOps repository and the registries', async () => {
    renderFacts({
      gitops: { status: 'ACTIVE', isEnabled: true, repository: 'acme/fleet', branch: 'main' },
      registries: {
        edges: [{ node: { name: 'ghcr', isDefault: true } }, { node: { name: 'hub', isDefault: false } }],
      },
    });
    expect(await screen.findByText('acme/fleet @ main')).toBeInTheDocument();
    expect(screen.getByText('ghcr (default) and hub')).toBeInTheDocument();
    expect(screen.getByText('No ingress add-on with an address yet')).toBeInTheDocument();
  });

  it('fail separately, with a retry', async () => {
    renderFacts({});
    expect(await screen.findByText('Failed to load the GitOps status')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Try again/i })).toHaveLength(2);
    expect(screen.getByText('No ingress add-on with an address yet')).toBeInTheDocument();
  });
});
