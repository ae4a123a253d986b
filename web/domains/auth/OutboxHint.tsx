import { useTranslation } from 'react-i18next';
import { useHasDevPages } from '../../shell/useHasDevPages.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';

/** A link to the outbox if no mail server is configured. */
export function OutboxHint() {
  const { t } = useTranslation('auth');
  if (!useHasDevPages()) return null;
  return (
    <Text color="fg.muted" mt="4" textStyle="sm">
      {t('outbox.text')} <TextLink href="/dev/outbox">{t('outbox.open')}</TextLink>
    </Text>
  );
}
