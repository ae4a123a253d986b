import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { failureText } from '../../shell/failureText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import type { Tone } from '../../ui/status/tone.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { MailStatus } from './operatorFilter.ts';
import { useRetryMail } from './useRetryMail.ts';
import type { UnsentMailRow_mail$key } from './__generated__/UnsentMailRow_mail.graphql.ts';

const TONES: Readonly<Record<string, Tone>> = { RETRYING: 'attention', FAILED: 'failed' };

interface UnsentMailRowProps {
  readonly mail: UnsentMailRow_mail$key;
  /** The status that the list is limited to. */
  readonly filter: MailStatus | null;
}

/** An e-mail that was not sent. */
export function UnsentMailRow({ mail, filter }: UnsentMailRowProps) {
  const { t, i18n } = useTranslation('support');
  const data = useFragment(
    graphql`
      fragment UnsentMailRow_mail on UnsentMail {
        mailId
        name
        recipient
        status
        failedAttempts
        reason
        nextAttemptAt
        createdAt
      }
    `,
    mail,
  );
  const [retry, isRetrying] = useRetryMail();
  const { mailId, recipient, status, failedAttempts, reason, nextAttemptAt, createdAt } = data;
  const textOf = (key: string, value: string) => (i18n.exists(`support:${key}`) ? t(key) : value);
  const run = async () => {
    const result = await retry({ input: { mailId }, status: filter });
    if (result.ok) toast.success({ title: t('mails.retried') });
    else toast.error({ title: t('mails.retryFailed'), description: failureText(result, t).description });
  };
  return (
    <Row>
      <Cell>
        <Text fontWeight="medium">{textOf(`mails.name.${data.name}`, data.name)}</Text>
        <Text color="fg.muted" textStyle="sm">
          {recipient ?? t('mails.noRecipient')}
        </Text>
      </Cell>
      <Cell label={t('mails.column.status')}>
        <StatusBadge tone={TONES[status] ?? 'neutral'} label={textOf(`mails.status.${status}`, status)} />
        {failedAttempts > 0 ? (
          <Text color="fg.muted" textStyle="sm">
            {t('mails.attempts', { count: failedAttempts })}
          </Text>
        ) : null}
      </Cell>
      <Cell label={t('mails.column.reason')}>
        <Text wordBreak="break-word">{reason ?? '–'}</Text>
      </Cell>
      <Cell label={t('mails.column.next')}>
        {nextAttemptAt ? <RelativeTime at={nextAttemptAt} /> : '–'}
        <Text color="fg.muted" textStyle="sm">
          {t('mails.queued')} <RelativeTime at={createdAt} />
        </Text>
      </Cell>
      <Cell align="end">
        <Button size="sm" isBusy={isRetrying} onClick={() => void run()}>
          {t('mails.retry')}
        </Button>
      </Cell>
    </Row>
  );
}
