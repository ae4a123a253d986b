import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { Mono } from '../../ui/text/Mono.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { shortRevision } from './gitopsStatus.ts';
import { ReconcileBadge } from './ReconcileBadge.tsx';
import type { KustomizationRow_kustomization$key } from './__generated__/KustomizationRow_kustomization.graphql.ts';

/** A folder that Flux applies: its status, commit, and resources. */
export function KustomizationRow({ kustomization }: { kustomization: KustomizationRow_kustomization$key }) {
  const { t } = useTranslation('gitops');
  const { name, path, state, message, lastAppliedRevision, reconciledAt, inventory } = useFragment(
    graphql`
      fragment KustomizationRow_kustomization on GitopsKustomization {
        name
        path
        state
        message
        lastAppliedRevision
        reconciledAt
        inventory {
          kind
          namespace
          name
        }
      }
    `,
    kustomization,
  );
  return (
    <Box as="li" py="3" borderTop="1px solid" borderColor="border">
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="semibold">{name}</Text>
        <ReconcileBadge state={state} />
        <Text color="fg.muted" textStyle="mono" overflowWrap="anywhere">
          {path}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {lastAppliedRevision ? (
          <>
            {t('reconciliation.applied')} <Mono>{shortRevision(lastAppliedRevision)}</Mono>
          </>
        ) : (
          t('reconciliation.neverApplied')
        )}
        {reconciledAt ? (
          <>
            {' · '}
            <RelativeTime at={reconciledAt} />
          </>
        ) : null}
      </Text>
      {state === 'READY' ? null : (
        <Text textStyle="sm" mt="1" overflowWrap="anywhere" lang="en">
          {message}
        </Text>
      )}
      {inventory.length > 0 ? (
        <Box as="details" mt="1" textStyle="sm">
          <Box as="summary" cursor="pointer" color="fg.muted" w="fit-content">
            {t('reconciliation.inventory', { count: inventory.length })}
          </Box>
          <Box as="ul" mt="1" ps="4" display="grid" gap="1">
            {inventory.map((item) => (
              <li key={`${item.kind}/${item.namespace ?? ''}/${item.name}`}>
                <Text as="span" color="fg.muted">
                  {item.kind}
                </Text>{' '}
                <Mono>{item.namespace ? `${item.namespace}/${item.name}` : item.name}</Mono>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
