import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import * as z from 'zod/mini';
import { FormShell } from '../../forms/FormShell.tsx';
import { TextareaField } from '../../forms/fields/TextareaField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { requiredText } from '../../forms/rules.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { useContactSupport } from './useContactSupport.ts';
import type { ContactCard_viewer$key } from './__generated__/ContactCard_viewer.graphql.ts';

const schema = z.object({ subject: requiredText(), message: requiredText() });
type Values = z.infer<typeof schema>;
const EMPTY: Values = { subject: '', message: '' };

/** A message to support; nothing where this installation has no address for it. */
export function ContactCard({ viewer }: { viewer: ContactCard_viewer$key }) {
  const { t } = useTranslation('support');
  const { hasSupportForm, user } = useFragment(
    graphql`
      fragment ContactCard_viewer on Viewer {
        hasSupportForm
        user {
          email
        }
      }
    `,
    viewer,
  );
  const [send] = useContactSupport();
  const [sentTo, setSentTo] = useState<string>();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, EMPTY);
  if (!hasSupportForm) return null;
  const submit = async (input: Values) => {
    setSentTo(undefined);
    const result = await send({ input });
    if (!result.ok) return toFailure(result);
    setSentTo(result.payload.replyTo);
    form.reset(EMPTY);
    return undefined;
  };
  return (
    <Card id="contact">
      <CardHeader title={t('contact.title')} description={t('contact.text', { email: user.email })} />
      <CardBody display="grid" gap="4">
        {sentTo ? (
          <Banner tone="success" title={t('contact.sent')} onDismiss={() => setSentTo(undefined)}>
            {t('contact.sentText', { email: sentTo })}
          </Banner>
        ) : null}
        <FormShell
          form={form}
          onSubmit={submit}
          submitLabel={t('contact.submit')}
          failureTitle={t('contact.failed')}
        >
          <TextField name="subject" label={t('contact.subject')} />
          <TextareaField
            name="message"
            label={t('contact.message')}
            rows={6}
            help={t('contact.messageHelp')}
          />
        </FormShell>
      </CardBody>
    </Card>
  );
}
