import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import type { OwnersToAskQuery } from './__generated__/OwnersToAskQuery.graphql.ts';

/** The owners who are not disabled, with their addresses, for those who may not manage billing. */
export function OwnersToAsk() {
  return (
    <CardBoundary fallback={<Skeleton height="5" width="16rem" />}>
      {(fetchKey) => <Owners fetchKey={fetchKey} />}
    </CardBoundary>
  );
}

function Owners({ fetchKey }: { fetchKey: number }) {
  const { t } = useTranslation('billing');
  const { viewer } = useLazyLoadQuery<OwnersToAskQuery>(
    graphql`
      query OwnersToAskQuery {
        viewer {
          account {
            name
            members(first: 100) {
              nodes {
                id
                name
                email
                role
                status
              }
            }
          }
        }
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-or-network' },
  );
  const account = viewer?.account;
  const isAvailable = ({ role, status }: { role: string; status: string }) =>
    role === 'OWNER' && !status.startsWith('DISABLED');
  const owners = account?.members?.nodes.filter(isAvailable) ?? [];
  if (!account || owners.length === 0) return null;
  return (
    <>
      <Text mt="3">{t('settings.askOwner', { team: account.name })}</Text>
      <Box as="ul" listStyleType="none">
        {owners.map((owner) => (
          <li key={owner.id}>
            {owner.name} · <TextLink href={`mailto:${owner.email}`}>{owner.email}</TextLink>
          </li>
        ))}
      </Box>
    </>
  );
}
