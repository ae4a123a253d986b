import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { RegistryTypeLabel } from '../RegistryTypeLabel.tsx';
import type { RegistryRow_registry$key } from './__generated__/RegistryRow_registry.graphql.ts';

/** A registry to be deleted, with the names of its clusters. */
export interface LeavingRegistry {
  readonly id: string;
  readonly name: string;
  readonly clusters: readonly string[];
}

interface RegistryRowProps {
  readonly registry: RegistryRow_registry$key;
  readonly disabledReason: string | undefined;
  readonly onDelete: (registry: LeavingRegistry) => void;
}

/** One registry: type, address, and the clusters that use it. */
export function RegistryRow({ registry, disabledReason, onDelete }: RegistryRowProps) {
  const { t } = useTranslation('registries');
  const { id, name, type, url, username, createdAt, clusters } = useFragment(
    graphql`
      fragment RegistryRow_registry on Registry {
        id
        name
        type
        url
        username
        createdAt
        clusters {
          id
          uuid
          name
        }
      }
    `,
    registry,
  );
  const leaving = { id, name, clusters: (clusters ?? []).map((cluster) => cluster.name) };
  return (
    <Row>
      <Cell>
        <strong style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</strong>
      </Cell>
      <Cell label={t('column.type')}>
        <RegistryTypeLabel type={type} />
      </Cell>
      <Cell label={t('column.url')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{url ?? 'docker.io'}</span>
      </Cell>
      <Cell label={t('column.username')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{username}</span>
      </Cell>
      <Cell label={t('column.usedBy')}>
        {clusters && clusters.length > 0 ? (
          <Flex as="span" display="inline-flex" wrap="wrap" columnGap="3">
            {clusters.map((cluster) => (
              <TextLink key={cluster.id} to={paths.cluster(cluster.uuid, 'registry')}>
                {cluster.name}
              </TextLink>
            ))}
          </Flex>
        ) : (
          t(clusters ? 'unused' : 'unknownUse')
        )}
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell align="end">
        <IconButton
          label={t('delete.open', { name })}
          icon={<Trash2 />}
          disabledReason={disabledReason}
          onClick={() => onDelete(leaving)}
        />
      </Cell>
    </Row>
  );
}
