import { screen, waitFor, within } from '@testing-library/react';
import { renderUi, switchLanguage } from '../../testing/renderUi.tsx';
import { useZodForm } from '../useZodForm.ts';
import { ConfigForm } from './ConfigForm.tsx';
import type { FieldValues, TabConfig } from './fieldConfig.ts';
import { fieldProblems } from './fieldRules.ts';
import { problemSchema } from './problemSchema.ts';
import { startingValues } from './startingValues.ts';

const tabs: readonly TabConfig[] = [
  {
    key: 'general',
    label: 'General',
    fields: [{ name: 'title', type: 'string', label: 'Title', default: 'Blog' }],
  },
  {
    key: 'access',
    label: 'Access',
    fields: [
      { name: 'isPublic', type: 'boolean', label: 'Public' },
      {
        name: 'host',
        type: 'domain',
        label: 'Host',
        isRequired: true,
        showIf: [{ field: 'isPublic', operator: 'TRUTHY' }],
      },
      { name: 'ingressClass', type: 'dynamic-select', label: 'Class', dataSource: 'classes' },
      { name: 'password', type: 'password', label: 'Password', isRequired: true, minLength: 8 },
      { name: 'plan', type: 'string', label: 'Plan', default: 'small', isEditable: false },
    ],
  },
];
const fields = tabs.flatMap((tab) => tab.fields);

function Form({ isEditing, onSubmit }: { isEditing: boolean; onSubmit: (values: FieldValues) => void }) {
  const form = useZodForm<FieldValues, FieldValues>(
    problemSchema((values) => fieldProblems(fields, values, isEditing)),
    startingValues(fields),
  );
  return (
    <ConfigForm
      form={form}
      tabs={tabs}
      bar={{ label: 'Sections', addressOf: (tab) => `#${tab}` }}
      isEditing={isEditing}
      sources={{ classes: { options: [{ value: 'traefik', label: 'traefik' }] } }}
      submitLabel="Save"
      onSubmit={(values) => Promise.resolve(onSubmit(values))}
    />
  );
}

function show(isEditing = false) {
  const onSubmit = vi.fn<(values: FieldValues) => void>();
  return { onSubmit, ...renderUi(<Form isEditing={isEditing} onSubmit={onSubmit} />) };
}

it('opens the first tab with an error, lists the errors and clears one by editing', async () => {
  const { user, onSubmit } = show();
  expect(screen.queryByRole('switch', { name: 'Public' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent('Please fix the following errors:');
  expect(within(list).getByRole('button')).toHaveTextContent('This field is required');
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveFocus();
  await user.type(password, 'long enough');
  expect(screen.queryByText('Please fix the following errors:')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

it('shows a field when its condition is met, and fills a select from its source', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('textbox', { name: /Host/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('switch', { name: 'Public' }));
  expect(screen.getByRole('textbox', { name: /Host/ })).toBeVisible();
  expect(screen.getByRole('option', { name: 'traefik' })).toBeInTheDocument();
});

it('keeps secrets and fixed fields of something that exists, in Spanish too', async () => {
  await switchLanguage('es');
  const { user, onSubmit } = show(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(document.querySelector('input[name=plan]')).toHaveAttribute('readonly');
  expect(
    screen.getByText('Este campo no se puede cambiar después del aprovisionamiento'),
  ).toBeInTheDocument();
});
