import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

interface CreateRefusedProps {
  code: string | null | undefined;
  reason: string | undefined;
}

const BILLING_CODES = new Set(['PLAN_LIMIT', 'OVER_LIMIT', 'PAYMENT_REQUIRED']);

/** Shown instead of a form that would be refused: why, and how to resolve it. */
export function CreateRefused({ code, reason }: CreateRefusedProps) {
  const { t } = useTranslation('clusters');
  const isAtLimit = code === 'PLAN_LIMIT' || code === 'OVER_LIMIT';
  const isAboutPlan = BILLING_CODES.has(code ?? '');
  return (
    <Card>
      <EmptyState
        kind="forbidden"
        title={t(isAtLimit ? 'create.limit.title' : 'create.refused.title')}
        actions={
          <>
            {isAboutPlan ? (
              <ButtonLink variant="primary" to={paths.settings('billing')}>
                {t('create.limit.upgrade')}
              </ButtonLink>
            ) : null}
            <ButtonLink to={paths.clusters()}>{t('create.limit.clusters')}</ButtonLink>
          </>
        }
      >
        {reason}
      </EmptyState>
    </Card>
  );
}
