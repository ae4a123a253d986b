import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';

export interface PlanLimitNoticeProps {
  readonly message: string;
  readonly current: number;
  readonly limit: number;
}

/** The plan's limit is reached: shows the limit and links to larger plans. */
export function PlanLimitNotice({ message, current, limit }: PlanLimitNoticeProps) {
  const { t } = useTranslation('clusters');
  return (
    <>
      {message} {limit > 0 ? <span>{t('dialogs.limit.inUse', { current, count: limit })} </span> : null}
      <TextLink to={paths.settings('billing')}>{t('dialogs.limit.plans')}</TextLink>
    </>
  );
}
