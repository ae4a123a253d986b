import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';

export interface PlanLimitNoticeProps {
  readonly message: string;
  readonly current: number;
  readonly limit: number;
}

/** The plan does not allow more: how much it allows, and the way to a larger one. */
export function PlanLimitNotice({ message, current, limit }: PlanLimitNoticeProps) {
  const { t } = useTranslation('clusters');
  return (
    <>
      {message} {limit > 0 ? <span>{t('dialogs.limit.inUse', { current, count: limit })} </span> : null}
      <TextLink to={paths.settings('billing')}>{t('dialogs.limit.plans')}</TextLink>
    </>
  );
}
