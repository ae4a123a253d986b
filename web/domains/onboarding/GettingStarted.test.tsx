import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { GettingStarted } from './GettingStarted.tsx';
import type { GettingStartedTestQuery } from './__generated__/GettingStartedTestQuery.graphql.ts';

const query = graphql`
  query GettingStartedTestQuery @relay_test_operation {
    viewer {
      ...GettingStarted_viewer
    }
  }
`;

const addon = (isInstalled: boolean, isRequired: boolean) => ({
  node: { isInstalled, catalog: { isRequired } },
});

const show = (isSaved: boolean, clusters: object[]) =>
  renderWithRelay<GettingStartedTestQuery>(
    query,
    ({ viewer }) => (viewer ? <GettingStarted viewer={viewer} /> : null),
    { Account: () => ({ cloudToken: { isSaved }, clusters: { edges: clusters } }) },
  );

it('starts with the token, entered in place, and explains why the other steps are disabled', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server')));
  const { user } = show(false, []);
  await user.click(screen.getByRole('button', { name: 'Add token' }));
  expect(screen.getByLabelText(/token/i, { selector: 'input' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create cluster' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Choose add-on' })).toHaveAttribute('aria-disabled', 'true');
  vi.unstubAllGlobals();
});

it('ticks completed steps and links to the next one', () => {
  show(true, [
    { node: { uuid: 'c1', name: 'prod-eu', addons: { edges: [addon(true, true), addon(false, false)] } } },
  ]);
  expect(screen.getByText('prod-eu is ready.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add token' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose add-on' })).toHaveAttribute('href', '/clusters/c1/addons');
});

it('counts only add-ons that a user installed', () => {
  show(true, [
    { node: { uuid: 'c1', name: 'prod-eu', addons: { edges: [addon(true, true), addon(true, false)] } } },
  ]);
  expect(screen.queryByRole('link', { name: 'Choose add-on' })).not.toBeInTheDocument();
});
