import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SelectOption } from '../../../forms/fields/SelectField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { PoolEditCard } from './PoolEditCard.tsx';
import type { PoolsFormState } from './usePoolsForm.ts';
import type { PoolList_pools$key } from './__generated__/PoolList_pools.graphql.ts';

interface PoolListProps {
  state: PoolsFormState;
  /** The saved pools, including those to be removed. */
  pools: PoolList_pools$key;
  locations: readonly SelectOption[];
  maxPools: number;
  /** Initial values of a new pool. */
  blank: { instanceType: string; location: string };
}

/** The pools of the form, and a button to add one. */
export function PoolList({ state, pools, locations, maxPools, blank }: PoolListProps) {
  const { t } = useTranslation('nodepools');
  const announce = useAnnounce();
  const { fields, base } = state;
  const saved = useFragment(
    graphql`
      fragment PoolList_pools on NodePool @relay(plural: true) {
        id
        ...PoolEditCard_pool
      }
    `,
    pools,
  );
  const say = (what: 'added' | 'marked' | 'kept', name: string) =>
    announce(t(what === 'added' ? 'pools.added' : `edit.${what}`, { name }), 'polite');
  return (
    <Stack gap="4">
      {fields.map(({ id, poolId, name }, index) => (
        <PoolEditCard
          key={id}
          name={`nodePools.${index}`}
          pool={saved.find((pool) => pool.id === poolId) ?? null}
          before={poolId === null ? null : (base.pools.find((pool) => pool.poolId === poolId) ?? null)}
          locations={locations}
          onRemove={() => {
            state.remove(index);
            say('marked', name);
          }}
          onRestore={() => {
            state.restore(index);
            say('kept', name);
          }}
        />
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabledReason={fields.length >= maxPools ? t('edit.full', { max: maxPools }) : undefined}
          onClick={() => say('added', state.add(blank.instanceType, blank.location))}
        >
          {t('pools.add')}
        </Button>
      </div>
    </Stack>
  );
}
