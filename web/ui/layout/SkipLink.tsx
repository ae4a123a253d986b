import { useTranslation } from 'react-i18next';

/** First stop of the Tab key: jumps over the navigation. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  const { t } = useTranslation('ui');
  return (
    <a className="kd-skip" href={`#${targetId}`}>
      {t('skipToContent')}
    </a>
  );
}
