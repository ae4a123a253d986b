import { useState } from 'react';
import * as z from 'zod/mini';
import { CheckboxField } from '../../forms/fields/CheckboxField.tsx';
import { SwitchField } from '../../forms/fields/SwitchField.tsx';
import { CodeField } from '../../forms/fields/CodeField.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FormShell } from '../../forms/FormShell.tsx';
import { NumberField } from '../../forms/fields/NumberField.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { RadioCards } from '../../forms/fields/RadioCards.tsx';
import { complexPassword, email, requiredText, sixDigits } from '../../forms/rules.ts';
import { SecretField } from '../../forms/fields/SecretField.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { TagsField } from '../../forms/fields/TagsField.tsx';
import { TextareaField } from '../../forms/fields/TextareaField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Flex, SimpleGrid, Stack } from '../../ui/layout/primitives.ts';
import { Flag } from '../../ui/text/Flag.tsx';
import { Section } from './Section.tsx';

const schema = z.object({
  name: requiredText(),
  email: email(),
  password: complexPassword(),
  token: z.string(),
  note: z.string(),
  region: requiredText(),
  location: z.string(),
  count: z.int().check(z.minimum(1), z.maximum(10)),
  networks: z.array(z.string()),
  code: sixDigits(),
  highAvailability: z.boolean(),
  terms: z.boolean().check(z.refine(Boolean, 'ui:validation.required')),
});

const defaults = {
  name: '',
  email: '',
  password: '',
  token: '',
  note: '',
  region: '',
  location: 'fsn1',
  count: 3,
  networks: ['10.0.0.0/8', '192.168.0.0/16'],
  code: '12',
  highAvailability: true,
  terms: false,
};

const locations = [
  { value: 'fsn1', label: 'Falkenstein', description: 'Germany', aside: <Flag country="DE" /> },
  { value: 'hel1', label: 'Helsinki', description: 'Finland', aside: <Flag country="FI" /> },
  { value: 'ash', label: 'Ashburn', description: 'United States', aside: <Flag country="US" /> },
  {
    value: 'sin',
    label: 'Singapore',
    aside: <Flag country="SG" />,
    disabledReason: 'Sold out for this type',
  },
];

const regions = [
  { value: 'eu-west-1', label: 'eu-west-1', group: 'Europe' },
  { value: 'us-east-1', label: 'us-east-1', group: 'America' },
];

function Fields() {
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        <Stack gap="5">
          <TextField name="name" label="Cluster name" help="Lower-case letters, digits and hyphens." isCode />
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField name="password" label="Password" autoComplete="new-password" hasMeter />
          <CodeField name="code" label="Authenticator code" />
        </Stack>
        <Stack gap="5">
          <SecretField name="token" label="API token" isOptional keepsCurrent />
          <SelectField name="region" label="Region" options={regions} placeholder="Choose a region" />
          <NumberField name="count" label="Nodes" min={1} max={10} hasSlider />
          <TagsField name="networks" label="Allowed networks" />
          <TextareaField name="note" label="Note" isOptional rows={3} />
          <SwitchField
            name="highAvailability"
            label="High availability"
            help="Three servers; cannot be turned off."
          />
          <CheckboxField name="terms" label="I stored the backup code" />
        </Stack>
      </SimpleGrid>
      <RadioCards name="location" label="Location" options={locations} cardWidth="12rem" />
    </>
  );
}

function InviteDialog() {
  const [isOpen, setOpen] = useState(false);
  const form = useZodForm(z.object({ email: email() }), { email: '' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Form dialog</Button>
      <FormDialog
        form={form}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite a user"
        submitLabel="Send invite"
        onSubmit={() => Promise.resolve({ message: 'Your plan allows 3 users.' })}
      >
        <TextField name="email" label="Email" type="email" />
      </FormDialog>
    </>
  );
}

/** Every field in one form that the server refuses. */
export function Forms() {
  const form = useZodForm(schema, defaults);
  return (
    <Section title="Forms">
      <Card>
        <CardBody>
          <FormShell
            form={form}
            submitLabel="Create cluster"
            onCancel={() => form.reset()}
            onSubmit={() => Promise.resolve({ issues: [{ path: 'name', message: 'This name is taken.' }] })}
          >
            <Fields />
          </FormShell>
        </CardBody>
      </Card>
      <Flex>
        <InviteDialog />
      </Flex>
    </Section>
  );
}
