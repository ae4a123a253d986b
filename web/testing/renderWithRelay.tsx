import { render } from '@testing-library/react';
import { setupUser } from './setupUser.ts';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils';
import { RouterLink } from '../app/RouterLink.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { mockEnvironment } from './mockEnvironment.ts';

interface Options<Query extends OperationType> {
  readonly variables?: Query['variables'];
  /** The component's address. */
  readonly path?: string;
}

function Loaded<Query extends OperationType>(props: {
  query: GraphQLTaggedNode;
  variables: Query['variables'];
  children: (data: Query['response']) => ReactNode;
}) {
  return props.children(useLazyLoadQuery<Query>(props.query, props.variables));
}

/**
 * Renders components with data generated for `query`, overridden by `resolvers`, inside theme, router and texts. The
 * query carries `@relay_test_operation` and spreads the fragments under test. Returns the mock environment for
 * mutations and subscriptions, the router and a user.
 */
export function renderWithRelay<Query extends OperationType>(
  query: GraphQLTaggedNode,
  children: (data: Query['response']) => ReactNode,
  resolvers: MockResolvers = {},
  { variables = {}, path = '/' }: Options<Query> = {},
) {
  const environment = mockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '42.00',
      // The generator takes the first value of an enum, and a badge shows a bad health in place of the status.
      HealthLevel: () => 'HEALTHY',
      ...resolvers,
    }),
  );
  const element = (
    <Suspense fallback="Loading">
      <Loaded<Query> query={query} variables={variables}>
        {children}
      </Loaded>
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  return { ...view, environment, router, user: setupUser() };
}
