import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '../../forms/fields/SelectField.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { useAnnounce } from '../../ui/feedback/LiveAnnouncer.tsx';
import { Stack } from '../../ui/layout/primitives.ts';
import { NodePoolCard } from './NodePoolCard.tsx';
import { PoolsProblem } from './PoolsProblem.tsx';
import { useNodePools } from './useNodePools.ts';

interface NodePoolsFieldProps {
  locations: readonly SelectOption[];
  maxPools: number;
  /** Initial values of a new pool. */
  blank: { instanceType: string; location: string };
}

/** The worker pools of a new cluster, at `nodePools` of the form: add, duplicate, remove. At least one remains. */
export function NodePoolsField({ locations, maxPools, blank }: NodePoolsFieldProps) {
  const { t } = useTranslation('nodepools');
  const announce = useAnnounce();
  const { fields, add, duplicate, drop } = useNodePools(blank, t('pool.unnamed'));
  const full = fields.length >= maxPools ? t('pools.full', { max: maxPools }) : undefined;
  const announceAdded = (name: string) => announce(t('pools.added', { name }), 'polite');

  return (
    <Stack gap="4">
      <PoolsProblem />
      {fields.map((field, index) => (
        <NodePoolCard
          key={field.id}
          name={`nodePools.${index}`}
          locations={locations}
          onDuplicate={() => announceAdded(duplicate(index))}
          duplicateDisabledReason={full}
          onRemove={fields.length > 1 ? () => drop(index) : undefined}
        />
      ))}
      <div>
        <Button icon={<Plus aria-hidden />} disabledReason={full} onClick={() => announceAdded(add())}>
          {t('pools.add')}
        </Button>
      </div>
    </Stack>
  );
}
