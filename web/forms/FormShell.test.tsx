import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { renderUi, switchLanguage } from '../testing/renderUi.tsx';
import type { SubmitHandler } from './useSubmit.ts';
import { FormShell } from './FormShell.tsx';
import { email, requiredText } from './rules.ts';
import { NumberField } from './fields/NumberField.tsx';
import { SecretField } from './fields/SecretField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SwitchField } from './fields/SwitchField.tsx';
import { TagsField } from './fields/TagsField.tsx';
import { TextareaField } from './fields/TextareaField.tsx';
import { TextField } from './fields/TextField.tsx';
import { useZodForm } from './useZodForm.ts';

const schema = z.object({ name: requiredText(), email: email(), note: z.string().check(z.maxLength(5)) });
type Values = z.output<typeof schema>;

function Example({ onSubmit }: { onSubmit: SubmitHandler<Values> }) {
  const form = useZodForm(schema, { name: '', email: '', note: '' });
  return (
    <FormShell form={form} onSubmit={onSubmit} submitLabel="Save">
      <TextField name="name" label="Name" help="Lower-case letters" />
      <TextField name="email" label="Email" type="email" />
      <TextareaField name="note" label="Note" isOptional />
    </FormShell>
  );
}

function show(onSubmit: SubmitHandler<Values> = () => Promise.resolve()) {
  const { user } = renderUi(<Example onSubmit={onSubmit} />);
  const fill = async () => {
    await user.type(field('Name'), 'api');
    await user.type(field('Email'), 'a@b.cd');
  };
  return { user, fill };
}
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save' });

it('focuses and describes the first invalid field, and clears the error once it is fixed', async () => {
  const onSubmit = vi.fn();
  const { user } = show(onSubmit);
  await user.click(save());
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('Name is required Lower-case letters');
  await user.type(field('Name'), 'x');
  await waitFor(() => expect(field('Name')).toBeValid());
});

it('validates a field on blur, not while it is first typed in', async () => {
  const { user } = show();
  await user.type(field('Email'), 'nonsense');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(await screen.findByText(/Enter an email address/)).toBeInTheDocument();
});

it('shows no error for a field that is left unchanged, so that a pressed button does not move', async () => {
  const { user } = show();
  await user.click(field('Name'));
  await user.tab();
  await user.type(field('Email'), 'nonsense');
  await user.tab();
  expect(await screen.findByText(/Enter an email address/)).toBeInTheDocument();
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
});

it('reports a required field when its text is removed', async () => {
  const { user } = show();
  await user.type(field('Name'), 'api');
  await user.tab();
  await user.clear(field('Name'));
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
});

it('reserves the space of the error line', () => {
  show();
  const [line] = document.querySelectorAll('[data-error-line]');
  expect(line).toBeEmptyDOMElement();
  // jsdom does not apply the cascade layers of Chakra's styles.
  expect(document.head.textContent).toMatch(new RegExp(`\\.${line?.className} ?{[^}]*min-height: ?1.125rem`));
});

it('updates visible errors when the language changes', async () => {
  const { user } = show();
  await user.click(save());
  await screen.findByText('Name is required');
  await switchLanguage('es');
  expect(await screen.findByText('Campo obligatorio: Name')).toBeInTheDocument();
});

it('summarises three or more errors with links to the fields', async () => {
  const { user } = show();
  await user.type(field('Note'), 'too long');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('3 fields need your attention');
  await user.click(screen.getByRole('button', { name: 'Note can have at most 5 characters' }));
  expect(field('Note')).toHaveFocus();
});

it('puts server issues on their fields and keeps the entered values', async () => {
  const { user, fill } = show(() =>
    Promise.resolve({ issues: [{ path: 'name', message: 'This name is taken.' }] }),
  );
  await fill();
  await user.click(save());
  expect(await screen.findByText('This name is taken.')).toBeInTheDocument();
  expect(field('Name')).toHaveValue('api');
  expect(field('Name')).toHaveFocus();
});

it('shows a refusal, and issues without a field, in a banner that gets focus', async () => {
  const issues = [{ path: 'plan', message: 'Your plan has ended.' }];
  const { user, fill } = show(() => Promise.resolve({ issues, message: 'Refused', requestId: 'req_1' }));
  await fill();
  await user.click(save());
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('Your plan has ended.');
  expect(banner).toHaveTextContent('req_1');
  await waitFor(() => expect(document.activeElement).toContainElement(banner));
});

it('shows a message for a thrown error and can be submitted again', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  const { user, fill } = show(onSubmit);
  await fill();
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your entries are still here');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('submits once, also with Ctrl and Enter', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, fill } = show(onSubmit);
  await fill();
  await user.type(field('Note'), 'hi{Control>}{Enter}{/Control}');
  await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  await user.click(save());
  await user.type(field('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledWith({ name: 'api', email: 'a@b.cd', note: 'hi' });
  finish();
  await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
});

it.each([
  [z.int().check(z.maximum(10)), 11, 'ui:validation.max|{"max":10}'],
  [z.int().check(z.minimum(1)), 0, 'ui:validation.min|{"min":1}'],
  [z.int(), 1.5, 'ui:validation.whole'],
  [z.int(), undefined, 'ui:validation.required'],
  [requiredText(), '  ', 'ui:validation.required'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'ui:validation.maxSelections|{"max":2}'],
])('generic rules return message keys: %#', (rule, value, key) => {
  expect(rule.safeParse(value).error?.issues[0]?.message).toBe(key);
});

it('sends the values at the time of the click, even if the schema loads later', async () => {
  let bring: (rules: typeof schema) => void = () => undefined;
  const rules = new Promise<typeof schema>((done) => (bring = done));
  const onSubmit = vi.fn(() => Promise.resolve());
  function Late() {
    const form = useZodForm<Values, Values>(() => rules, { name: 'api', email: 'a@b.cd', note: '' });
    return (
      <FormShell form={form} onSubmit={onSubmit} submitLabel="Save">
        <TextField name="name" label="Name" />
      </FormShell>
    );
  }
  const { user } = renderUi(<Late />);
  await user.click(save());
  await user.type(field('Name'), '-next');
  bring(schema);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({ name: 'api', email: 'a@b.cd', note: '' });
});

const start = { name: 'api', count: 2, hasTls: false, key: '', ranges: ['10.0.0.0/8'], location: 'fsn1' };

function ReadOnlyExample({ onChange }: { onChange: (values: object) => void }) {
  const form = useZodForm(z.custom<typeof start>(), start);
  onChange(form.watch());
  return (
    <FormShell
      form={form}
      onSubmit={() => Promise.resolve()}
      submitLabel="Save"
      readOnlyReason="Only owners."
    >
      <TextField name="name" label="Name" />
      <NumberField name="count" label="Nodes" />
      <SwitchField name="hasTls" label="TLS" />
      <SecretField name="key" label="Key" />
      <TagsField name="ranges" label="Ranges" />
      <SelectField name="location" label="Location" options={[{ value: 'fsn1', label: 'Falkenstein' }]} />
    </FormShell>
  );
}

it('says once why a form is read-only, describes each field by it, and lets none of them change', async () => {
  const onChange = vi.fn<(values: object) => void>();
  const { user } = renderUi(<ReadOnlyExample onChange={onChange} />);
  // Above the fields, and of the submit button.
  expect(screen.getAllByText('Only owners.')).toHaveLength(2);
  const fields = [
    ...['Name', 'Nodes', 'Ranges', 'Location'].map((name) => screen.getByRole('textbox', { name })),
    screen.getByLabelText('Key'),
    screen.getByRole('switch', { name: 'TLS' }),
  ];
  for (const one of fields) {
    expect(one).toHaveAccessibleDescription(expect.stringContaining('Only owners.'));
    await user.click(one);
    await user.keyboard('9{Enter}{Backspace}{ArrowUp}');
    await user.paste('1.1.1.1, 2.2.2.2');
  }
  await user.click(screen.getByRole('button', { name: 'Increase Nodes' }));
  expect(onChange.mock.lastCall).toEqual([start]);
  expect(save()).toHaveAccessibleDescription('Only owners.');
});
