import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';

const OUTBOX = '/dev/outbox';

/**
 * Does this installation keep its mails in a local outbox? Where it does not, the address belongs to the web client,
 * which answers it with its page: so the type of the answer tells, and no request ever fails.
 */
async function hasOutbox(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(`${OUTBOX}.json`, { method: 'HEAD', headers: { accept: 'text/html' }, signal });
  return answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/json');
}

/** A way to the mails where no mail server is configured. */
export function OutboxHint() {
  const { t } = useTranslation('auth');
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    hasOutbox(controller.signal).then(setThere, () => undefined);
    return () => controller.abort();
  }, []);
  if (!isThere) return null;
  return (
    <Text color="fg.muted" mt="4" textStyle="sm">
      {t('outbox.text')} <TextLink href={OUTBOX}>{t('outbox.open')}</TextLink>
    </Text>
  );
}
