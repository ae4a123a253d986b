import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useBlocker } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { FormPage } from '../../../forms/FormPage.tsx';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../../forms/useUnsavedGuard.ts';
import { eurosOf } from '../../../lib/money.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useLocations } from '../../clusters/create/sections/useLocations.ts';
import { ConflictNotice } from '../../clusters/settings/ConflictNotice.tsx';
import { toEdited } from './poolEdits.ts';
import { PoolList } from './PoolList.tsx';
import { PoolsSummary } from './PoolsSummary.tsx';
import { SyncCard } from './SyncCard.tsx';
import { usePoolsForm } from './usePoolsForm.ts';
import { useSavePools } from './useSavePools.ts';
import type {
  NodePoolsForm_cluster$data,
  NodePoolsForm_cluster$key,
} from './__generated__/NodePoolsForm_cluster.graphql.ts';
import type { NodePoolsForm_options$key } from './__generated__/NodePoolsForm_options.graphql.ts';

const ReviewPools = lazyPart(() => import('./ReviewPools.tsx'), 'ReviewPools', 'preview.review');

interface NodePoolsFormProps {
  cluster: NodePoolsForm_cluster$key;
  options: NodePoolsForm_options$key;
}

function useCluster(cluster: NodePoolsForm_cluster$key) {
  return useFragment(
    graphql`
      fragment NodePoolsForm_cluster on Cluster {
        id
        revision
        viewerCan {
          editNodePools {
            ...useActionReason_state
          }
        }
        controlPlaneInstanceTypeName
        isHighAvailability
        controlPlaneLocations {
          name
        }
        location {
          name
          networkZone
        }
        privateSubnet
        # eslint-disable-next-line relay/unused-fields -- the banner above the tabs reads it from the store
        hasFailedNodePool
        hasPublicIpv4
        attachments {
          monthlyPrice {
            amount
          }
        }
        nodePools {
          ...poolEdits_pool
          ...PoolList_pools
        }
        removedNodePools {
          ...poolEdits_pool
          ...PoolList_pools
        }
        ...SyncCard_cluster
      }
    `,
    cluster,
  );
}

/** Locations for new pools: those the cluster's private network reaches. */
function useReachable(cluster: NodePoolsForm_cluster$data, options: NodePoolsForm_options$key) {
  const { maxNodePools, defaults, locations } = useFragment(
    graphql`
      fragment NodePoolsForm_options on ClusterOptions {
        maxNodePools
        defaults {
          instanceType
        }
        locations {
          ...useLocations_location
        }
      }
    `,
    options,
  );
  const reachable = useLocations(locations).filter(
    ({ zone }) => cluster.privateSubnet == null || zone === cluster.location.networkZone,
  );
  return {
    maxPools: maxNodePools,
    locations: reachable.map(({ name, label }) => ({ value: name, label })),
    fallbackType: defaults.instanceType,
  };
}

const NOTHING = { revision: 0, pools: [] };

/** The node pools of an existing cluster: edited here, reviewed before saving, and synced with the servers. */
export function NodePoolsForm({ cluster, options }: NodePoolsFormProps) {
  const { t } = useTranslation('nodepools');
  const data = useCluster(cluster);
  const { fallbackType, ...reach } = useReachable(data, options);
  const blocked = useActionReason()(data.viewerCan.editNodePools);
  const removed = data.removedNodePools;
  const arrived = useMemo(() => {
    const pools = [
      ...data.nodePools.map((pool) => toEdited(pool)),
      ...(removed ?? []).map((pool) => toEdited(pool, true)),
    ];
    const whole = pools.filter((pool) => pool !== null);
    return whole.length === pools.length ? { revision: data.revision, pools: whole } : null;
  }, [data.revision, data.nodePools, removed]);
  const [kept, setKept] = useState(arrived);
  if (arrived && arrived !== kept) setKept(arrived);
  const saved = arrived ?? kept ?? NOTHING;
  const state = usePoolsForm(saved);
  const { submit, review, save, close } = useSavePools(data.id, state);
  const { form, isDirty, conflict } = state;
  const blocker = useBlocker(isDirty);
  useUnsavedGuard(isDirty);
  // The type the cluster already uses is a better default than that of new clusters.
  const like = state.base.pools.find(({ location }) => location === data.location.name);
  const blank = { instanceType: like?.instanceType ?? fallbackType, location: data.location.name };
  const controlPlane = {
    controlPlaneInstanceType: data.controlPlaneInstanceTypeName,
    isHighAvailability: data.isHighAvailability,
    controlPlaneLocations: data.controlPlaneLocations.map(({ name }) => name),
    hasPublicIpv4: data.hasPublicIpv4,
    attached: eurosOf(data.attachments.monthlyPrice.amount),
  };
  return (
    <>
      <Stack gap="5">
        <SyncCard cluster={data} isDirty={isDirty} />
        <FormPage
          form={form}
          onSubmit={submit}
          submitLabel={t('edit.review')}
          readOnlyReason={blocked}
          disabledReason={isDirty ? undefined : t('edit.unchanged')}
          onCancel={isDirty ? state.discard : undefined}
          cancelLabel={t('edit.discard')}
          summary={<PoolsSummary controlPlane={controlPlane} before={state.base.pools} />}
        >
          {conflict ? (
            <ConflictNotice conflict={conflict} onKeepMine={state.keepMine} onTakeTheirs={state.discard} />
          ) : null}
          <PoolList state={state} pools={[...data.nodePools, ...(removed ?? [])]} blank={blank} {...reach} />
        </FormPage>
      </Stack>
      <Suspense>
        {review ? <ReviewPools preview={review.preview} onSave={save} onClose={close} /> : null}
      </Suspense>
      <UnsavedDialog blocker={blocker} />
    </>
  );
}
