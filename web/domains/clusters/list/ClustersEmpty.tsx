import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Stepper } from '../../../ui/layout/Stepper.tsx';
import type { ClustersEmpty_account$key } from './__generated__/ClustersEmpty_account.graphql.ts';

/** The list without clusters: three steps, starting with the Hetzner token if it is missing. */
export function ClustersEmpty({ account }: { account: ClustersEmpty_account$key }) {
  const { t } = useTranslation('clusters');
  const { cloudToken, viewerCan } = useFragment(
    graphql`
      fragment ClustersEmpty_account on Account {
        cloudToken {
          isSaved
        }
        viewerCan {
          createCluster {
            ...useActionReason_state
          }
          manageCloudToken {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const reasonOf = useActionReason();
  const hasToken = cloudToken?.isSaved === true;
  const create = (
    <ButtonLink
      to={paths.createCluster()}
      variant={hasToken ? 'primary' : 'secondary'}
      disabledReason={reasonOf(viewerCan.createCluster)}
    >
      {t('list.empty.create')}
    </ButtonLink>
  );
  return (
    <Card>
      <EmptyState
        kind="first"
        title={t('list.empty.title')}
        actions={
          hasToken ? (
            create
          ) : (
            <>
              <ButtonLink
                variant="primary"
                icon={<KeyRound aria-hidden />}
                to={paths.integrations('hetzner')}
                disabledReason={reasonOf(viewerCan.manageCloudToken)}
              >
                {t('list.empty.addToken')}
              </ButtonLink>
              {create}
            </>
          )
        }
      >
        {t('list.empty.text')}
        <Box textAlign="start" color="fg" mt="6" mx="auto" maxW="sm">
          <Stepper
            label={t('list.empty.steps')}
            steps={[
              {
                id: 'token',
                label: t('list.empty.stepToken'),
                hint: t('list.empty.stepTokenHint'),
                state: hasToken ? 'done' : 'current',
              },
              {
                id: 'create',
                label: t('list.empty.stepCreate'),
                hint: t('list.empty.stepCreateHint'),
                state: hasToken ? 'current' : 'todo',
              },
              {
                id: 'use',
                label: t('list.empty.stepUse'),
                hint: t('list.empty.stepUseHint'),
                state: 'todo',
              },
            ]}
          />
        </Box>
      </EmptyState>
    </Card>
  );
}
