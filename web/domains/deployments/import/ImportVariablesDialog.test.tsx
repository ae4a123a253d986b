import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderUi, switchLanguage } from '../../../testing/renderUi.tsx';
import { COMPOSE, NEXT_ENV } from './importFiles.testing.ts';
import type { Existing, ImportRow } from './importRows.ts';
import { ImportVariablesDialog } from './ImportVariablesDialog.tsx';

const existing: Existing = { variables: new Map([['PORT', '80']]), secrets: new Set() };

function show() {
  const onImport = vi.fn<(rows: readonly ImportRow[]) => void>();
  const onClose = vi.fn();
  const { user } = renderUi(
    <ImportVariablesDialog existing={existing} onImport={onImport} onClose={onClose} />,
  );
  const paste = async (text: string) => {
    await user.click(screen.getByRole('textbox', { name: /Content|Contenido/ }));
    await user.paste(text);
  };
  const imported = () => onImport.mock.calls[0]?.[0].map(({ name, target }) => `${name} ${target}`);
  return { user, paste, imported, onClose };
}
const rowOf = (name: string) => screen.getAllByRole('row').find((row) => within(row).queryByText(name))!;

it('imports the valid rows of pasted text and proposes keys as secrets', async () => {
  const { user, paste, imported } = show();
  await paste(NEXT_ENV);
  expect(rowOf('BROKEN')).toHaveTextContent('No value');
  expect(rowOf('2FA')).toHaveTextContent('Invalid variable name: 2FA');
  expect(rowOf('RSA_KEY')).not.toHaveTextContent('MIIEow');
  await user.click(screen.getByRole('button', { name: 'Show values of secrets' }));
  expect(rowOf('RSA_KEY')).toHaveTextContent('MIIEow');
  await user.click(screen.getByRole('button', { name: 'Import 4 of 7' }));
  expect(imported()).toEqual([
    'NEXT_PUBLIC_COLOR variable',
    'GOOGLE_PRIVATE_KEY secret',
    'INLINE_KEY secret',
    'RSA_KEY secret',
  ]);
});

it('confirms that something was pasted', () => {
  show();
  fireEvent.paste(screen.getByRole('textbox', { name: /Content/ }));
  expect(screen.getByText('Pasted')).toBeInTheDocument();
});

it('lets a duplicate take the place of the earlier row, and a row change its kind', async () => {
  const { user, paste, imported } = show();
  await paste('A=1\nA=2\nAPI_KEY=x');
  await user.click(screen.getAllByRole('checkbox', { name: 'Import A' })[1]!);
  expect(screen.getAllByRole('checkbox', { name: 'Import A' })[0]).not.toBeChecked();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import API_KEY as' }), 'Variable');
  await user.click(screen.getByRole('button', { name: 'Import 2 of 3' }));
  expect(imported()).toEqual(['A variable', 'API_KEY variable']);
});

it('offers the services of a compose file and names the files that are not read', async () => {
  const { user, paste, imported } = show();
  await paste(COMPOSE);
  expect(screen.getByText(/Not read: .env, .env.production/)).toBeInTheDocument();
  expect(rowOf('PORT')).toHaveTextContent('Replaces');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Take from' }), 'Service worker');
  await user.click(screen.getByRole('button', { name: 'Import 2 of 3' }));
  expect(imported()).toEqual(['QUEUE variable', 'SENDER variable']);
});

it('explains in Spanish why nothing can be imported', async () => {
  await switchLanguage('es');
  const { paste } = show();
  await paste('{"a": 1');
  expect(screen.getByRole('alert')).toHaveTextContent(/No se pudo analizar el archivo/);
  expect(screen.getByRole('button', { name: 'Importar' })).toHaveAttribute('aria-disabled', 'true');
});

it('asks before pasted text is discarded', async () => {
  const { user, paste, onClose } = show();
  await paste('A=1');
  await user.keyboard('{Escape}');
  await findConfirmDialog('Discard your changes?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('asks before pasted text is left by going back', async () => {
  const dialog = <ImportVariablesDialog existing={existing} onImport={() => {}} onClose={() => {}} />;
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Start' },
      { path: '/create', element: dialog },
    ],
    { initialEntries: ['/', '/create'] },
  );
  const { user } = renderUi(<RouterProvider router={router} />);
  await user.click(screen.getByRole('textbox', { name: /Content/ }));
  await user.paste('A=1');
  // The promise of a blocked navigation back is not resolved.
  await act(async () => void router.navigate(-1));
  await findConfirmDialog('Discard your changes?');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

it('closes at once while it is empty', async () => {
  const { user, onClose } = show();
  await user.click(screen.getByRole('textbox', { name: /Content/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('shows why a file was not read until the text changes', async () => {
  const { user, paste } = show();
  const picker = document.querySelector('input[type=file]');
  if (!(picker instanceof HTMLInputElement)) throw new Error('there is no file picker');
  await user.upload(picker, new File(['x'.repeat(1_100_000)], 'big.env', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await paste('A=1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
