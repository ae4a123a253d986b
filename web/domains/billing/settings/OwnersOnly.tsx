import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { isOwnPage } from '../../../shell/session/gate.ts';
import { useCurrentUser } from '../../../shell/session/useSession.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { OwnersToAsk } from './OwnersToAsk.tsx';
import type { OwnersOnly_account$key } from './__generated__/OwnersOnly_account.graphql.ts';

interface OwnersOnlyProps {
  readonly account: OwnersOnly_account$key;
  readonly children: ReactNode;
}

/** The page for those who may manage billing; the others read why they may not, and whom to ask. */
export function OwnersOnly({ account, children }: OwnersOnlyProps) {
  const { t } = useTranslation('billing');
  const [params] = useSearchParams();
  const user = useCurrentUser();
  const { viewerCan } = useFragment(
    graphql`
      fragment OwnersOnly_account on Account {
        viewerCan {
          manageBilling {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const reason = useActionReason()(viewerCan.manageBilling);
  if (!reason) return children;
  const next = params.get('next');
  const back = isOwnPage(next) ? (
    <ButtonLink to={next}>{t('settings.goBack')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.dashboard()}>{t('app:error.toDashboard')}</ButtonLink>
  );
  return (
    <Card>
      {/* While a payment is missing, every other page leads back to billing. */}
      <EmptyState
        kind="forbidden"
        title={t('settings.forbidden')}
        actions={user?.gate === 'OPEN' ? back : null}
      >
        {reason}
        <OwnersToAsk />
      </EmptyState>
    </Card>
  );
}
