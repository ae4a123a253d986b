import { render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { MockPayloadGenerator } from 'relay-test-utils';
import { loadNamespaces } from '../../i18n/i18n.ts';
import { isDismissed } from '../../lib/dismissals.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { GetStartedCard } from './GetStartedCard.tsx';

beforeAll(() => loadNamespaces(['dashboard']));

it('is dismissed when no step is left, so that its add-ons are not loaded again', async () => {
  const environment = mockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Account: () => ({
        id: 'a1',
        cloudToken: { isSaved: true },
        usage: { deployments: { total: 1 }, apps: { total: 0 } },
        clusters: { edges: [{ node: { id: 'c1', uuid: 'u1' } }] },
      }),
    }),
  );
  expect(isDismissed('getStarted.a1')).toBe(false);
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <GetStartedCard fetchKey={0} onDismissed={() => undefined} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  await waitFor(() => expect(isDismissed('getStarted.a1')).toBe(true));
});
