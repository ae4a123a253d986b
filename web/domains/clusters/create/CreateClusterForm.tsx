import type { ReactNode } from 'react';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { paths } from '../../../shell/paths.ts';
import { FormShell } from '../../../forms/FormShell.tsx';
import { UnsavedDialog } from '../../../forms/UnsavedDialog.tsx';
import { useZodForm, type ZodForm } from '../../../forms/useZodForm.ts';
import { Grid, Stack } from '../../../ui/layout/primitives.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useIsOnSale } from '../../nodepools/InstanceTypesProvider.tsx';
import { definitionOf } from '../yaml/clusterDefinition.ts';
import { ImportNotice } from '../yaml/ImportNotice.tsx';
import { YamlMenu } from '../yaml/YamlMenu.tsx';
import { BasicsCard } from './sections/BasicsCard.tsx';
import { ControlPlaneCard } from './sections/ControlPlaneCard.tsx';
import type { SchemaContext, TokenState } from './values/createSchema.ts';
import { CreateSummary } from './summary/CreateSummary.tsx';
import { CreateTabsBar } from './CreateTabsBar.tsx';
import type { CreateTab } from './createTabs.ts';
import { startingValues, type CreateValues } from './values/createValues.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { LimitBanner } from './LimitBanner.tsx';
import { StorageCard } from './sections/StorageCard.tsx';
import { TokenCard } from './sections/TokenCard.tsx';
import { useCreateDraft } from './values/useCreateDraft.ts';
import { loadRules } from './values/useCreateRules.ts';
import { useCreateTabs } from './useCreateTabs.ts';
import { useFollowLocation } from './sections/useFollowLocation.ts';
import { useImport } from './useImport.ts';
import { useInvalidSubmit } from './useInvalidSubmit.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { useSoldTypes } from './sections/useSoldTypes.ts';
import { useSubmitCluster } from './useSubmitCluster.ts';
import type { CreateClusterForm_options$key } from './__generated__/CreateClusterForm_options.graphql.ts';
import type { CreateClusterForm_zone$key } from './__generated__/CreateClusterForm_zone.graphql.ts';

// The first section is in the page's script; the others load while it is filled in.
const NetworkingSection = lazyPart(() => import('./sections/NetworkingSection.tsx'), 'NetworkingSection');
const NodePoolsSection = lazyPart(() => import('./sections/NodePoolsSection.tsx'), 'NodePoolsSection');

interface CreateClusterFormProps {
  options: CreateClusterForm_options$key;
  accountId: string;
  tokenState: TokenState;
}

const zoneFragment = graphql`
  fragment CreateClusterForm_zone on Location @inline {
    name
    networkZone
  }
`;

function toZones(keys: readonly CreateClusterForm_zone$key[]): ReadonlyMap<string, string> {
  return new Map(
    keys.map((key) => {
      const { name, networkZone } = readInlineData(zoneFragment, key);
      return [name, networkZone];
    }),
  );
}

/** A hidden section stays mounted: its fields keep their labels and errors. */
function Panel({ tab, current, children }: { tab: CreateTab; current: CreateTab; children: ReactNode }) {
  const { t } = useTranslation('clusters');
  return (
    <section hidden={tab !== current} aria-label={t(`create.tabs.section.${tab}`)}>
      <Suspense fallback={<Skeleton height="24rem" />}>{children}</Suspense>
    </section>
  );
}

/** The form of a new cluster: three sections, with the price beside them. */
export function CreateClusterForm({ options, accountId, tokenState }: CreateClusterFormProps) {
  const { t } = useTranslation('clusters');
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment CreateClusterForm_options on ClusterOptions {
        defaults {
          instanceType
          ...createValues_defaults
        }
        k3sVersions {
          version
        }
        osImages {
          image
        }
        maxNodePools
        locations {
          ...CreateClusterForm_zone
        }
        ...BasicsCard_options
        ...ControlPlaneCard_options
        ...NetworkingSection_options
        ...NodePoolsSection_options
      }
    `,
    options,
  );
  const start = useMemo(() => startingValues(data.defaults), [data.defaults]);
  const zones = useMemo(() => toZones(data.locations), [data.locations]);
  const isOnSale = useIsOnSale();
  const context: SchemaContext = {
    tokenState,
    isOnSale,
    zoneOf: (location) => zones.get(location),
    k3sVersions: data.k3sVersions.map(({ version }) => version),
    osImages: data.osImages.map(({ image }) => image),
    maxNodePools: data.maxNodePools,
  };
  const schema = async () => (await loadRules()).schemaFor(context);
  const form = useZodForm<CreateValues, CreateValues>(schema, start);
  const tabs = useCreateTabs((path) => form.setFocus(path as keyof CreateValues));
  const draft = useCreateDraft(form, accountId, start);
  useFollowLocation(form);
  const imported = useImport(form);
  const { isDirty } = form.formState;
  const guard = useLeaveGuard(isDirty, draft.forget);
  const { submit, limit } = useSubmitCluster({
    tokenState,
    onTokenSaved: () => form.setValue('token', ''),
    onCreated: (uuid) => {
      guard.release();
      draft.forget();
      void navigate(paths.cluster(uuid));
    },
  });

  return (
    <>
      <PageHeader
        title={t('create.title')}
        meta={t('create.intro')}
        actions={
          <YamlMenu
            read={() => definitionOf(form.getValues())}
            start={definitionOf(start)}
            isReplacing={isDirty}
            onImport={(result) => void imported.apply(result)}
          />
        }
      />
      <FormShell
        // Links of the error summary use this to reach fields on other tabs.
        form={{ ...form, setFocus: tabs.focusField }}
        onSubmit={submit}
        submitLabel={t('create.submit')}
        failureTitle={t('create.failed')}
        renderButtons={() => null}
      >
        <InvalidSubmit focusField={tabs.focusField} />
        <SoldTypes form={form} defaultType={data.defaults.instanceType} />
        {limit ? <LimitBanner limit={limit} onLeave={guard.release} /> : null}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }}
          rowGap="5"
          columnGap="8"
          alignItems={{ xl: 'start' }}
        >
          <Stack gap="5" minW="0">
            {isDirty && draft.isRestored ? <DraftNotice onDiscard={draft.discard} /> : null}
            {imported.last ? (
              <ImportNotice notes={imported.last.notes} onUndo={imported.undo} onDismiss={imported.dismiss} />
            ) : null}
            <CreateTabsBar tab={tabs.tab} onOpen={tabs.open} />
            <Panel tab="general" current={tabs.tab}>
              <Stack gap="5">
                <BasicsCard options={data} />
                <ControlPlaneCard options={data} />
                <StorageCard />
                <TokenCard tokenState={tokenState} />
              </Stack>
            </Panel>
            <Panel tab="networking" current={tabs.tab}>
              <NetworkingSection options={data} />
            </Panel>
            <Panel tab="nodepools" current={tabs.tab}>
              <NodePoolsSection options={data} />
            </Panel>
          </Stack>
          <CreateSummary context={context} tokenState={tokenState} />
        </Grid>
      </FormShell>
      <UnsavedDialog blocker={guard.blocker} />
    </>
  );
}

/** Inside the form's provider, because it reads the form state. */
function InvalidSubmit({ focusField }: { focusField: (path: string) => void }) {
  useInvalidSubmit(focusField);
  return null;
}

/** A component of its own, because it reads all values: the whole form would render with every key. */
function SoldTypes({ form, defaultType }: { form: ZodForm<CreateValues>; defaultType: string }) {
  useSoldTypes(form, defaultType);
  return null;
}
