import { screen, waitFor } from '@testing-library/react';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderGuest } from '../../../testing/renderGuest.tsx';
import { UnwrapDialog } from './UnwrapDialog.tsx';

beforeAll(() => loadNamespaces(['secrets']));

const submit = () => screen.findByRole('button', { name: 'Show once' });

it('accepts another token in place of that of an expired link', async () => {
  const { user } = renderGuest(
    <UnwrapDialog token="old" onClose={() => undefined} />,
    '/integrations/secrets?until=2020-01-01T00:00:00.000Z',
  );
  await waitFor(async () => expect(await submit()).toHaveAttribute('aria-disabled', 'true'));
  const token = screen.getByRole('textbox', { name: /^Token/ });
  await user.clear(token);
  await user.type(token, 'new');
  expect(await submit()).not.toHaveAttribute('aria-disabled', 'true');
});
