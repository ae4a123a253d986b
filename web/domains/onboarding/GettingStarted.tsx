import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../app/paths.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { FirstStep } from './FirstStep.tsx';
import type { GettingStarted_viewer$key } from './__generated__/GettingStarted_viewer.graphql.ts';

/** Token, cluster, add-on: what is done is read from the account, so it is true after a reload and in every browser. */
export function GettingStarted({ viewer }: { viewer: GettingStarted_viewer$key }) {
  const { t } = useTranslation('onboarding');
  const { account } = useFragment(
    graphql`
      fragment GettingStarted_viewer on Viewer {
        account {
          cloudToken {
            isSaved
          }
          clusters(first: 1) {
            edges {
              node {
                uuid
                name
                addons(first: 100) {
                  edges {
                    node {
                      isInstalled
                      catalog {
                        isRequired
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const hasToken = account.cloudToken?.isSaved ?? false;
  const cluster = account.clusters?.edges[0]?.node;
  const addons = cluster?.addons?.edges ?? [];
  const hasAddon = addons.some(({ node }) => node.isInstalled && !node.catalog.isRequired);
  return (
    <>
      <Text color="fg.muted" mt="2">
        {t('start.text')}
      </Text>
      <ol className="kd-first-steps">
        <FirstStep
          title={t('start.token.title')}
          text={t('start.token.text')}
          isDone={hasToken}
          action={{ label: t('start.token.action'), to: paths.integrations('hetzner') }}
        />
        <FirstStep
          title={t('start.cluster.title')}
          text={cluster ? t('start.cluster.done', { name: cluster.name }) : t('start.cluster.text')}
          isDone={cluster !== undefined}
          action={{ label: t('start.cluster.action'), to: paths.createCluster() }}
          disabledReason={hasToken ? undefined : t('start.cluster.first')}
        />
        <FirstStep
          title={t('start.addon.title')}
          text={t('start.addon.text')}
          isDone={hasAddon}
          action={{
            label: t('start.addon.action'),
            to: cluster ? paths.cluster(cluster.uuid, 'addons') : '',
          }}
          disabledReason={cluster ? undefined : t('start.addon.first')}
        />
      </ol>
    </>
  );
}
