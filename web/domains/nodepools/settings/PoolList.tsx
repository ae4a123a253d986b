import { Lock, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useReadOnly } from '../../../forms/ReadOnly.tsx';
import type { SelectOption } from '../../../forms/fields/SelectField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { PoolEditRow } from './PoolEditRow.tsx';
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
  const locked = useReadOnly()?.reason;
  const { fields, base } = state;
  const addButton = useRef<HTMLButtonElement>(null);
  const saved = useFragment(
    graphql`
      fragment PoolList_pools on NodePool @relay(plural: true) {
        id
        ...PoolEditRow_pool
      }
    `,
    pools,
  );
  const announceChange = (what: 'added' | 'marked' | 'kept', name: string) =>
    announce(t(what === 'added' ? 'pools.added' : `edit.${what}`, { name }), 'polite');
  return (
    <Card>
      {fields.map(({ id, poolId, name }, index) => (
        <PoolEditRow
          key={id}
          name={`nodePools.${index}`}
          pool={saved.find((pool) => pool.id === poolId) ?? null}
          before={poolId === null ? null : (base.pools.find((pool) => pool.poolId === poolId) ?? null)}
          locations={locations}
          onRemove={() => {
            if (poolId === null) {
              state.remove(index);
              // A new pool leaves with its focused button.
              addButton.current?.focus();
            } else {
              state.mark(index);
              announceChange('marked', name);
            }
          }}
          onRestore={() => {
            state.restore(index);
            announceChange('kept', name);
          }}
        />
      ))}
      <Flex gap="3" px="5" py="3" align="center" wrap="wrap" borderTop="1px solid" borderColor="border">
        <Button
          ref={addButton}
          size="sm"
          icon={<Plus aria-hidden />}
          disabledReason={
            locked ?? (fields.length >= maxPools ? t('edit.full', { max: maxPools }) : undefined)
          }
          onClick={() => announceChange('added', state.add(blank.instanceType, blank.location))}
        >
          {t('pools.add')}
        </Button>
        <Flex as="p" m="0" gap="1.5" color="fg.muted" textStyle="xs" flex="1 1 16rem">
          <Box as={Lock} aria-hidden boxSize="3.5" mt="0.5" flexShrink="0" />
          <Text as="span">{t('edit.fixed')}</Text>
        </Flex>
      </Flex>
    </Card>
  );
}
