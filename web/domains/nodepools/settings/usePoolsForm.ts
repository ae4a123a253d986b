import { useEffect, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { useRemovalUndo } from '../../../forms/rows/useRemovalUndo.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import type { Conflict } from '../../clusters/settings/ConflictNotice.tsx';
import { freeName, newPool } from '../poolValues.ts';
import { hasEdits, mergeEdits, type EditedPool, type PoolsForm } from './poolEdits.ts';

const schema = async () => {
  const [rules] = await Promise.all([import('./editSchema.ts'), loadNamespaces(['nodepools.rules'])]);
  return rules.editSchema;
};

interface SavedPools {
  revision: number;
  pools: readonly EditedPool[];
}

/**
 * The form for the saved pools. An untouched form follows changes of others; a changed one keeps its edits and reports
 * that it is outdated (`conflict`) until they are merged or discarded.
 */
export function usePoolsForm(saved: SavedPools) {
  const { t } = useTranslation('nodepools');
  const [begun, setBegun] = useState({ base: saved, pools: saved.pools });
  const [conflict, setConflict] = useState<Conflict>();
  const [isFollowing, setFollowing] = useState(false);
  const { base } = begun;
  const form = useZodForm<PoolsForm, PoolsForm>(schema, { nodePools: [...begun.pools] });
  const list = useFieldArray({ control: form.control, name: 'nodePools' });
  const offerUndo = useRemovalUndo(form.control, list.fields);
  const isDirty = hasEdits(base.pools, form.watch('nodePools'));
  const isBehind = saved.revision !== base.revision;
  // The pools of a revision may arrive a moment after its number.
  const hasMoved = isBehind || hasEdits(base.pools, saved.pools);

  const begin = (pools: readonly EditedPool[]) => {
    setBegun({ base: saved, pools });
    setConflict(undefined);
    setFollowing(false);
  };
  if (hasMoved && (!isDirty || isFollowing)) begin(saved.pools);
  const { reset } = form;
  // A value instead of a new row: the row stays mounted, and its button keeps the focus.
  const setRemoved = (index: number, isRemoved: boolean) =>
    form.setValue(`nodePools.${index}.isRemoved`, isRemoved, { shouldDirty: true });
  useEffect(() => reset({ nodePools: [...begun.pools] }), [reset, begun]);

  return {
    form,
    fields: list.fields,
    base,
    isDirty,
    conflict: conflict ?? (isBehind && isDirty && !isFollowing ? {} : undefined),
    showConflict: setConflict,
    /** After its own save the form takes the server's values. */
    followNext: () => setFollowing(true),
    stay: () => setFollowing(false),
    keepMine: () => begin(mergeEdits(base.pools, form.getValues('nodePools'), saved.pools)),
    discard: () => begin(saved.pools),
    /** Adds a pool and returns its name. */
    add: (instanceType: string, location: string): string => {
      const pools = form.getValues('nodePools');
      const name = freeName(
        'pool',
        pools.map((pool) => pool.name),
      );
      const pool = { ...newPool(name, instanceType, location), poolId: null, isRemoved: false };
      list.append(pool, { focusName: `nodePools.${pools.length}.name` });
      return name;
    },
    /** Removes a new pool, which can be undone. */
    remove: (index: number): void => {
      const pool = form.getValues(`nodePools.${index}`);
      list.remove(index);
      offerUndo(pool.name || t('pool.unnamed'), () =>
        list.insert(index, pool, { focusName: `nodePools.${index}.name` }),
      );
    },
    /** Marks an existing pool, which can be kept until it is saved. */
    mark: (index: number): void => setRemoved(index, true),
    restore: (index: number): void => setRemoved(index, false),
  };
}

export type PoolsFormState = ReturnType<typeof usePoolsForm>;
