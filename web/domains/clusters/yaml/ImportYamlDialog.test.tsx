import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderUi } from '../../../testing/renderUi.tsx';
import { sampleValues } from '../create/values/createValues.testing.ts';
import { definitionOf } from './clusterDefinition.ts';
import { MAX_YAML_CHARACTERS } from './fromYaml.ts';
import { ImportYamlDialog } from './ImportYamlDialog.tsx';

async function show() {
  const onClose = vi.fn();
  const { user } = renderUi(
    <ImportYamlDialog
      start={definitionOf(sampleValues({ name: '' }))}
      isReplacing={false}
      onImport={() => {}}
      onClose={onClose}
    />,
  );
  await user.click(screen.getByRole('textbox', { name: /YAML/ }));
  return { user, onClose };
}

it('asks before a pasted configuration is discarded', async () => {
  const { user, onClose } = await show();
  await user.paste('cluster_name: shop');
  await user.keyboard('{Escape}');
  await findConfirmDialog('Discard your changes?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /YAML/ })).toHaveValue('cluster_name: shop');
});

it('asks before a pasted configuration is left by going back', async () => {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'Start' },
      {
        path: '/create',
        element: (
          <ImportYamlDialog
            start={definitionOf(sampleValues({ name: '' }))}
            isReplacing={false}
            onImport={() => {}}
            onClose={() => {}}
          />
        ),
      },
    ],
    { initialEntries: ['/', '/create'] },
  );
  const { user } = renderUi(<RouterProvider router={router} />);
  await user.click(screen.getByRole('textbox', { name: /YAML/ }));
  await user.paste('cluster_name: shop');
  // The promise of a blocked navigation back is not resolved.
  await act(async () => void router.navigate(-1));
  await findConfirmDialog('Discard your changes?');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Start')).toBeInTheDocument();
});

it('closes at once while it is empty', async () => {
  const { user, onClose } = await show();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('shows why a file was not read until the text changes', async () => {
  const { user } = await show();
  const picker = document.querySelector('input[type=file]');
  if (!(picker instanceof HTMLInputElement)) throw new Error('there is no file picker');
  await user.upload(
    picker,
    new File(['#'.repeat(MAX_YAML_CHARACTERS + 1)], 'big.yaml', { type: 'application/yaml' }),
  );
  expect(await screen.findByText('The file is too long for a cluster configuration.')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: /YAML/ }));
  await user.paste('a');
  expect(screen.queryByText('The file is too long for a cluster configuration.')).not.toBeInTheDocument();
});
