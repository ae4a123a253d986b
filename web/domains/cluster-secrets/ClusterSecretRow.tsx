import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { ClusterSecretRow_secret$key } from './__generated__/ClusterSecretRow_secret.graphql.ts';

/** A secret to be deleted. */
export interface LeavingSecret {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
}

interface ClusterSecretRowProps {
  readonly secret: ClusterSecretRow_secret$key;
  readonly disabledReason: string | undefined;
  readonly onDelete: (secret: LeavingSecret) => void;
}

/** One secret: its namespace and keys. */
export function ClusterSecretRow({ secret, disabledReason, onDelete }: ClusterSecretRowProps) {
  const { t } = useTranslation('cluster-secrets');
  const { id, name, namespace, type, keys, createdAt } = useFragment(
    graphql`
      fragment ClusterSecretRow_secret on KubernetesSecret {
        id
        name
        namespace
        type
        keys
        createdAt
      }
    `,
    secret,
  );
  return (
    <Row>
      <Cell isMono>
        <Flex align="center" gap="1" minW="0" data-copy-scope>
          <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
          <CopyButton value={name} what={t('column.name')} />
        </Flex>
      </Cell>
      <Cell label={t('column.namespace')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{namespace}</span>
      </Cell>
      <Cell label={t('column.type')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{type}</span>
      </Cell>
      <Cell label={t('column.keys')} isMono>
        <span style={{ overflowWrap: 'anywhere' }}>{keys.join(', ')}</span>
      </Cell>
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell align="end">
        <IconButton
          label={t('delete.open', { name })}
          icon={<Trash2 />}
          disabledReason={disabledReason}
          onClick={() => onDelete({ id, name, namespace })}
        />
      </Cell>
    </Row>
  );
}
