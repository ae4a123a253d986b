import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { PlanLimit } from './useSubmitCluster.ts';

interface LimitBannerProps {
  limit: PlanLimit;
  /** Called when a link is followed: the draft is kept for the return. */
  onLeave: () => void;
}

/** The plan does not allow this cluster: the limit, and links to plans and clusters. */
export function LimitBanner({ limit, onLeave }: LimitBannerProps) {
  const { t } = useTranslation('clusters');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [limit]);
  return (
    <Banner
      tone="error"
      ref={box}
      title={limit.title}
      actions={
        <>
          <ButtonLink to={paths.settings('billing')} onClick={onLeave}>
            {t('create.limit.upgrade')}
          </ButtonLink>
          <ButtonLink to={paths.clusters()} variant="ghost" onClick={onLeave}>
            {t('create.limit.clusters')}
          </ButtonLink>
        </>
      }
    >
      {limit.message}
    </Banner>
  );
}
