import { RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { Menu } from '../../ui/floats/Menu.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import type { SecretRow_secret$key } from './__generated__/SecretRow_secret.graphql.ts';

export interface SecretAction {
  readonly kind: 'replace' | 'delete';
  readonly id: string;
  readonly name: string;
}

interface SecretRowProps {
  readonly secret: SecretRow_secret$key;
  readonly disabledReason: string | undefined;
  readonly onAction: (action: SecretAction) => void;
}

/** One secret: its name, age, and actions. */
export function SecretRow({ secret, disabledReason, onAction }: SecretRowProps) {
  const { t } = useTranslation('secrets');
  const { id, name, createdAt } = useFragment(
    graphql`
      fragment SecretRow_secret on GlobalSecret {
        id
        name
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
      <Cell label={t('column.created')}>
        <RelativeTime at={createdAt} />
      </Cell>
      <Cell align="end">
        <Menu
          label={t('actionsFor', { name })}
          items={[
            {
              label: t('replace.open'),
              icon: <RefreshCw />,
              disabledReason,
              onSelect: () => onAction({ kind: 'replace', id, name }),
            },
            'separator',
            {
              label: t('delete.open'),
              icon: <Trash2 />,
              isDanger: true,
              disabledReason,
              onSelect: () => onAction({ kind: 'delete', id, name }),
            },
          ]}
        />
      </Cell>
    </Row>
  );
}
