import { screen, waitFor } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { FieldLabels } from '../../../forms/fields/fieldLabels.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { renderUi } from '../../../testing/renderUi.tsx';
import { LiteralRows } from './LiteralRows.tsx';
import { blankSecret, secretSchema, type SecretValues } from './secretSchema.ts';

function Rows() {
  const form = useZodForm<SecretValues, SecretValues>(secretSchema, blankSecret);
  return (
    <FormProvider {...form}>
      <FieldLabels>
        <LiteralRows />
      </FieldLabels>
    </FormProvider>
  );
}
const key = (number: number) => screen.getByRole('textbox', { name: new RegExp(`^Key ${number}`) });

it('keeps the focus when the only row is emptied', async () => {
  const { user } = renderUi(<Rows />);
  await user.type(key(1), 'TOKEN');
  await user.click(screen.getByRole('button', { name: 'Remove key 1' }));
  await waitFor(() => expect(key(1)).toHaveFocus());
  expect(key(1)).toHaveValue('');
});

it('focuses the last key of a pasted .env file', async () => {
  const { user } = renderUi(<Rows />);
  await user.click(key(1));
  await user.paste('A=1\nB=2\nC=3');
  await waitFor(() => expect(key(3)).toHaveFocus());
  expect([1, 2, 3].map((number) => (key(number) as HTMLInputElement).value)).toEqual(['A', 'B', 'C']);
});
