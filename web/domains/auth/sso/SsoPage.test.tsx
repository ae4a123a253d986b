import { act, screen } from '@testing-library/react';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderGuest } from '../../../testing/renderGuest.tsx';
import { SignInPage } from '../SignInPage.tsx';
import { SsoPage } from './SsoPage.tsx';

it('takes over the address from the sign-in form', async () => {
  const { environment, user } = renderGuest(<SignInPage />, '/signin');
  act(() => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Installation: () => ({ signInProviders: ['SSO'], hasPasskeys: false }),
      }),
    );
  });
  await user.type(screen.getByRole('textbox', { name: /mail/ }), 'bo+x@example.com');
  const link = screen.getByRole('link', { name: 'Continue with single sign-on' });
  expect(link).toHaveAttribute('href', '/signin/sso?email=bo%2Bx%40example.com');
});

it('starts with the address of its link', () => {
  renderGuest(<SsoPage />, '/signin/sso?email=bo%2Bx%40example.com');
  expect(screen.getByRole('textbox', { name: /mail/ })).toHaveValue('bo+x@example.com');
});
