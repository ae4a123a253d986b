import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';

/** Shows that a draft was restored, with a button to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('clusters');
  return (
    <Banner
      tone="info"
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t('create.draft.discard')}
        </Button>
      }
    >
      {t('create.draft.restored')}
    </Banner>
  );
}
