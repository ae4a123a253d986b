import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time.ts';
import { useFailureToast } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useLocale } from '../../../ui/locale.ts';
import { useKeepAccount } from './useKeepAccount.ts';

interface ClosingBannerProps {
  readonly deletionAt: string;
  readonly isOwner: boolean;
}

/** Says when the account is erased; owners can keep it. */
export function ClosingBanner({ deletionAt, isOwner }: ClosingBannerProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [keep, isKeeping] = useKeepAccount();
  const report = useFailureToast();
  const keepNow = async () => {
    const result = await keep({});
    if (result.ok) toast.success({ title: t('banner.closing.kept') });
    else report(result);
  };
  return (
    <Banner
      isFlush
      tone="warning"
      title={t('banner.closing.title', { date: formatDate(new Date(deletionAt), locale) })}
      actions={
        isOwner ? (
          <Button size="sm" isBusy={isKeeping} onClick={() => void keepNow()}>
            {t('banner.closing.action')}
          </Button>
        ) : null
      }
    >
      {t('banner.closing.text')}
    </Banner>
  );
}
