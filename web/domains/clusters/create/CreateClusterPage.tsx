import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { InstanceTypesProvider } from '../../nodepools/InstanceTypesProvider.tsx';
import { CreateClusterForm } from './CreateClusterForm.tsx';
import { CreateRefused } from './CreateRefused.tsx';
import type { TokenState } from './values/createSchema.ts';
import type { CreateClusterPage_account$key } from './__generated__/CreateClusterPage_account.graphql.ts';
import type { CreateClusterPageQuery } from './__generated__/CreateClusterPageQuery.graphql.ts';

type Options = CreateClusterPageQuery['response']['clusterOptions'];

/** The page that creates a cluster. */
export function CreateClusterPage() {
  const { clusterOptions, viewer } = useOwnedQuery<CreateClusterPageQuery>(
    graphql`
      query CreateClusterPageQuery @preloadable {
        clusterOptions {
          ...CreateClusterForm_options
        }
        viewer {
          account {
            ...CreateClusterPage_account
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<CreateClusterPageQuery>>(),
  );
  return (
    <Box maxW="1200px" mx="auto">
      {viewer ? <Creation account={viewer.account} options={clusterOptions} /> : null}
    </Box>
  );
}

function Creation({ account, options }: { account: CreateClusterPage_account$key; options: Options }) {
  const { t } = useTranslation('clusters');
  const reasonOf = useActionReason();
  const {
    id,
    cloudToken,
    viewerCan: { createCluster },
  } = useFragment(
    graphql`
      fragment CreateClusterPage_account on Account {
        id
        cloudToken {
          isSaved
        }
        viewerCan {
          createCluster {
            allowed
            code
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  // If the permission cannot be loaded, the form is shown and the server decides on submit. Once shown, the form stays,
  // because input would be lost if the limit is reached meanwhile.
  const isAllowed = createCluster?.allowed !== false;
  const [hasForm, setHasForm] = useState(isAllowed);
  if (isAllowed && !hasForm) setHasForm(true);
  if (!hasForm) {
    return (
      <>
        <PageHeader title={t('create.title')} />
        <CreateRefused code={createCluster?.code} reason={reasonOf(createCluster)} />
      </>
    );
  }
  const known: TokenState = cloudToken?.isSaved ? 'saved' : 'missing';
  return (
    <InstanceTypesProvider>
      <CreateClusterForm options={options} accountId={id} tokenState={cloudToken ? known : 'unknown'} />
    </InstanceTypesProvider>
  );
}
