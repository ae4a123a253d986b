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
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
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
  const { name, members, viewerCan } = useFragment(
    graphql`
      fragment OwnersOnly_account on Account {
        name
        members(first: 100) {
          nodes {
            id
            name
            email
            role
          }
        }
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
  const owners = members?.nodes.filter(({ role }) => role === 'OWNER') ?? [];
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
        {owners.length > 0 ? (
          <>
            <Text mt="3">{t('settings.askOwner', { team: name })}</Text>
            <Box as="ul" listStyleType="none">
              {owners.map((owner) => (
                <li key={owner.id}>
                  {owner.name} · <TextLink href={`mailto:${owner.email}`}>{owner.email}</TextLink>
                </li>
              ))}
            </Box>
          </>
        ) : null}
      </EmptyState>
    </Card>
  );
}
