import { RefreshCw, Star, StarOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Menu } from '../../../ui/floats/Menu.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { Cell, Row } from '../../../ui/layout/Table.tsx';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { RegistryTypeLabel } from '../RegistryTypeLabel.tsx';
import { DefaultBadge } from './DefaultBadge.tsx';
import { RegistryStatus } from './RegistryStatus.tsx';
import type { DefaultChoice } from './useDefaultRegistry.ts';
import { useReapplyRegistry } from './useReapplyRegistry.ts';
import { useRegistryFailure } from './useRegistryFailure.ts';
import type { ClusterRegistryRow_registry$key } from './__generated__/ClusterRegistryRow_registry.graphql.ts';

/** A registry to be removed from the cluster. */
export interface LeavingClusterRegistry {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
}

interface ClusterRegistryRowProps {
  readonly registry: ClusterRegistryRow_registry$key;
  readonly choice: DefaultChoice;
  readonly onOrdered: () => void;
  readonly onRemove: (registry: LeavingClusterRegistry) => void;
}

/** One registry on the cluster, with its actions. */
export function ClusterRegistryRow({ registry, choice, onOrdered, onRemove }: ClusterRegistryRowProps) {
  const { t } = useTranslation('registries');
  const data = useFragment(
    graphql`
      fragment ClusterRegistryRow_registry on ClusterRegistry {
        id
        name
        isDefault
        appliedAt
        registry {
          id
          type
        }
        viewerCan {
          reapply {
            ...useActionReason_state
          }
          remove {
            ...useActionReason_state
          }
          setDefault {
            ...useActionReason_state
          }
        }
        ...RegistryStatus_registry
      }
    `,
    registry,
  );
  const { id, name, appliedAt } = data;
  const reasonOf = useActionReason();
  const [reapply, isReapplying] = useReapplyRegistry();
  const report = useRegistryFailure();
  // The selection is shown immediately, and reverted if the server refuses.
  const isDefault = choice.shown(id) ?? data.isDefault ?? false;
  const target = { id, name, registryId: data.registry?.id ?? '' };
  // A deleted registry cannot become the default again.
  const old = data.registry ? target : undefined;
  const applyAgain = async () => {
    const result = await reapply({ input: { id } });
    if (result.ok) onOrdered();
    else report('apply', result);
  };
  return (
    <Row>
      <Cell>
        <Flex as="span" display="inline-flex" align="center" gap="2" wrap="wrap">
          <strong style={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</strong>
          <DefaultBadge isDefault={isDefault} attempt={choice.attempt(id)} />
        </Flex>
      </Cell>
      <Cell label={t('column.type')}>
        {data.registry ? <RegistryTypeLabel type={data.registry.type} /> : '–'}
      </Cell>
      <Cell label={t('column.status')}>
        {isReapplying ? (
          <StatusBadge tone="busy" label={t('status.APPLYING')} />
        ) : (
          <RegistryStatus registry={data} />
        )}
      </Cell>
      <Cell label={t('column.appliedAt')}>{appliedAt ? <RelativeTime at={appliedAt} /> : '–'}</Cell>
      <Cell align="end">
        <Menu
          label={t('cluster.actionsFor', { name })}
          items={[
            {
              label: t(isDefault ? 'default.clear' : 'default.set'),
              icon: isDefault ? <StarOff /> : <Star />,
              disabledReason: choice.isSaving ? t('default.saving') : reasonOf(data.viewerCan.setDefault),
              onSelect: () => void (isDefault ? choice.choose(null, old) : choice.choose(target)),
            },
            {
              label: t('cluster.reapply'),
              icon: <RefreshCw />,
              disabledReason: reasonOf(data.viewerCan.reapply),
              onSelect: () => void applyAgain(),
            },
            'separator',
            {
              label: t('cluster.remove.open'),
              icon: <Trash2 />,
              isDanger: true,
              disabledReason: reasonOf(data.viewerCan.remove),
              onSelect: () => onRemove({ id, name, isDefault }),
            },
          ]}
        />
      </Cell>
    </Row>
  );
}
