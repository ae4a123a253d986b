import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../../relay/live/useRefetch.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Flex, Text } from '../../../ui/layout/primitives.ts';

/** A fact of a card that could not be loaded, with a retry. */
export function FactFailed({ text }: { text: string }) {
  const { t } = useTranslation('ui');
  const [isLoading, retry] = useRefetch();
  return (
    <Flex as="span" role="alert" align="center" gap="2" wrap="wrap">
      <Text as="span" color="fg.error">
        {text}
      </Text>
      <Button size="sm" isBusy={isLoading} onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </Flex>
  );
}
