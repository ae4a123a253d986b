import { screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { announced, renderUi } from '../../testing/renderUi.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { CodeField } from './CodeField.tsx';
import { NumberField } from './NumberField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SecretField } from './SecretField.tsx';
import { SelectField } from './SelectField.tsx';
import { TagsField } from './TagsField.tsx';

let form: UseFormReturn;
const values = () => form.getValues();

function Form({ defaults, children }: { defaults: FieldValues; children: ReactNode }) {
  const own = useForm({ defaultValues: defaults });
  useEffect(() => {
    form = own;
  });
  return <FormProvider {...own}>{children}</FormProvider>;
}
const show = (defaults: FieldValues, children: ReactNode) =>
  renderUi(<Form defaults={defaults}>{children}</Form>);

describe('the code field', () => {
  it.each(['123 456', '123-456', ' 123456 '])('accepts "%s" pasted and completes once', async (pasted) => {
    const onComplete = vi.fn();
    const { user } = show({ code: '' }, <CodeField name="code" label="Code" onComplete={onComplete} />);
    const input = screen.getByRole('textbox', { name: /Code/ });
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await user.click(input);
    await user.paste(pasted);
    expect(values().code).toBe('123456');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
  });
});

describe('the password field', () => {
  it('is revealed by a button in the Tab order and shows the strength of the typed password', async () => {
    const { user } = show(
      { password: '' },
      <PasswordField name="password" label="Password" autoComplete="new-password" hasMeter />,
    );
    const input = screen.getByLabelText(/^Password/);
    expect(input).toHaveAttribute('type', 'password');
    await user.type(input, 'Abcdefg1!');
    expect(screen.getByText('Strong')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(5);
    expect(screen.getAllByText('(met)')).toHaveLength(5);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide Password' })).toHaveFocus();
  });

  it('lights no segment before typing and one for a very weak password', async () => {
    const { user } = show(
      { password: '' },
      <PasswordField name="password" label="Password" autoComplete="new-password" hasMeter />,
    );
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Password/), 'a');
    expect(screen.getByText('Very weak')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(1);
    expect(screen.getAllByText('(met)')).toHaveLength(1);
  });
});

it('a secret is masked, ignored by password managers, and can be left empty to keep the stored value', () => {
  show({ token: '' }, <SecretField name="token" label="Token" isOptional keepsCurrent />);
  const input = screen.getByPlaceholderText('Keeps current value');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'off');
});

describe('the number field', () => {
  it('accepts any text and clamps it on blur; blank counts as zero', async () => {
    const { user } = show({ count: 3 }, <NumberField name="count" label="Nodes" min={1} max={10} />);
    const input = screen.getByRole('textbox', { name: /Nodes/ });
    await user.clear(input);
    await user.type(input, '99');
    expect(input).toHaveValue('99');
    await user.tab();
    expect(values().count).toBe(10);
    await user.clear(input);
    await user.tab();
    expect(values().count).toBe(1);
  });

  it('steps by button and arrow key within its bounds', async () => {
    const { user } = show({ count: 9 }, <NumberField name="count" label="Nodes" min={1} max={10} />);
    const more = screen.getByRole('button', { name: 'Increase Nodes' });
    await user.click(more);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(values().count).toBe(10);
    await user.type(screen.getByRole('textbox', { name: /Nodes/ }), '{ArrowDown}');
    expect(values().count).toBe(9);
  });
});

describe('the list field', () => {
  it('splits pasted text, skips duplicates, and removes by button and Backspace', async () => {
    const { user } = show({ networks: ['10.0.0.0/8'] }, <TagsField name="networks" label="Networks" />);
    const input = screen.getByRole('textbox', { name: /Networks/ });
    await user.click(input);
    await user.paste('10.0.0.0/8, 192.168.0.0/16\n172.16.0.0/12');
    expect(values().networks).toEqual(['10.0.0.0/8', '192.168.0.0/16', '172.16.0.0/12']);
    await user.type(input, '{Backspace}');
    expect(announced()).toBe('Removed 172.16.0.0/12');
    await user.click(screen.getByRole('button', { name: 'Remove 10.0.0.0/8' }));
    expect(values().networks).toEqual(['192.168.0.0/16']);
    expect(input).toHaveFocus();
  });

  it('adds the typed text on blur', async () => {
    const { user } = show({ networks: [] }, <TagsField name="networks" label="Networks" />);
    await user.type(screen.getByRole('textbox', { name: /Networks/ }), '10.1.0.0/16');
    await user.tab();
    await waitFor(() => expect(values().networks).toEqual(['10.1.0.0/16']));
  });
});

it('a disabled card can be focused and read but not chosen', async () => {
  const options = [
    { value: 'fsn1', label: 'Falkenstein' },
    { value: 'sin', label: 'Singapore', disabledReason: 'Sold out' },
  ];
  const { user } = show(
    { location: 'fsn1' },
    <RadioCards name="location" label="Location" options={options} />,
  );
  const singapore = screen.getByRole('radio', { name: /Singapore/ });
  expect(singapore).toHaveAccessibleDescription('Sold out');
  await user.click(singapore);
  expect(values().location).toBe('fsn1');
});

it('an optional select starts with a blank entry, and one that failed to load offers a retry', async () => {
  const onRetry = vi.fn();
  const options = [{ value: 'a', label: 'A' }];
  const { user } = show(
    { region: 'a', type: '' },
    <>
      <SelectField name="region" label="Region" options={options} isOptional />
      <SelectField name="type" label="Type" options={[]} loadError="Failed to load" onRetry={onRetry} />
    </>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /Region/ }), 'Select an option…');
  expect(values().region).toBe('');
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('switches and checkboxes hold booleans, and a read-only one shows its reason', async () => {
  const { user } = show(
    { ha: false, terms: false },
    <>
      <SwitchField name="ha" label="High availability" readOnlyReason="Needs three servers" />
      <CheckboxField name="terms" label="I stored it" />
    </>,
  );
  await user.click(screen.getByRole('switch', { name: 'High availability' }));
  await user.click(screen.getByRole('checkbox', { name: 'I stored it' }));
  expect(values()).toEqual({ ha: false, terms: true });
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Needs three servers');
});

it('a read-only choice stays readable and keeps its value', () => {
  const options = [{ value: 'fsn1', label: 'Falkenstein' }];
  show(
    { location: 'fsn1' },
    <SelectField name="location" label="Location" options={options} readOnlyReason="Cannot be changed" />,
  );
  const field = screen.getByRole('textbox', { name: 'Location' });
  expect(field).toHaveValue('Falkenstein');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription('Cannot be changed');
  expect(values().location).toBe('fsn1');
});
