import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { appOf, installation } from '../apps.testing.ts';
import { AppAccess } from './AppAccess.tsx';
import type { AppAccessTestQuery } from './__generated__/AppAccessTestQuery.graphql.ts';

beforeAll(() => loadNamespaces(['apps', 'apps.list']));

const render = (rest: object) =>
  renderWithRelay<AppAccessTestQuery>(
    graphql`
      query AppAccessTestQuery @relay_test_operation {
        cluster(id: "c1") {
          app(name: "ghost") {
            installation {
              ...AppAccess_app
            }
          }
        }
      }
    `,
    ({ cluster }) => cluster?.app?.installation && <AppAccess app={cluster.app.installation} />,
    {
      Cluster: () => ({
        id: 'c1',
        uuid: 'u1',
        app: appOf('ghost', { installation: installation('ghost', rest) }),
      }),
    },
  );

it('shows each sign-in once, with the command that prints the password', async () => {
  const login = {
    username: 'admin',
    passwordSecret: { namespace: 'apps', name: 'ghost-secrets', key: 'admin.password' },
    host: 'blog.example.com',
    port: 443,
    isPublic: true,
  };
  render({
    endpoints: [
      { ...login, label: serverMessage('Website'), url: 'https://blog.example.com' },
      { ...login, label: serverMessage('Admin'), url: 'https://blog.example.com/ghost' },
    ],
  });
  expect(await screen.findByText('admin')).toBeInTheDocument();
  expect(
    screen.getByText(
      String.raw`kubectl get secret ghost-secrets -n apps -o jsonpath='{.data.admin\.password}' | base64 -d`,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Secrets of the cluster' })).toHaveAttribute(
    'href',
    '/clusters/u1/secrets',
  );
});

it('says when the addresses come', async () => {
  render({ status: 'PENDING', endpoints: [] });
  expect(await screen.findByText(/appear here when the installation has finished/)).toBeInTheDocument();
});
