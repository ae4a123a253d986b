import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { dismiss } from '../../lib/dismissals.ts';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { Stepper } from '../../ui/layout/Stepper.tsx';
import { getStartedKey } from './getStarted.ts';
import type { GetStartedCardQuery } from './__generated__/GetStartedCardQuery.graphql.ts';

interface GetStartedCardProps {
  readonly fetchKey: number;
  readonly onDismissed: () => void;
}

type Account = NonNullable<GetStartedCardQuery['response']['viewer']>['account'];

/** Which of the three steps the account has completed, and where to do each. */
function stepsOf(account: Account) {
  const clusters = account.clusters?.edges.map(({ node }) => node) ?? [];
  const [cluster] = clusters;
  const addons = clusters.flatMap(({ addons: installed }) => installed?.edges ?? []);
  const hasAddon = addons.some(({ node }) => node.isInstalled && !node.catalog.isRequired);
  const { deployments, apps } = account.usage ?? {};
  // An account with clusters needs no saved token, and one that runs something no hint how to.
  const hasWork = (deployments?.total ?? 0) + (apps?.total ?? 0) > 0;
  return [
    {
      id: 'token',
      isDone: account.cloudToken?.isSaved === true || cluster !== undefined,
      to: paths.integrations('hetzner'),
    },
    { id: 'cluster', isDone: cluster !== undefined, to: paths.createCluster() },
    {
      id: 'addon',
      isDone: hasAddon || hasWork,
      to: cluster ? paths.cluster(cluster.uuid, 'addons') : undefined,
    },
  ];
}

/** The remaining steps to a useful cluster; hidden when all are done. */
export function GetStartedCard({ fetchKey, onDismissed }: GetStartedCardProps) {
  const { t } = useTranslation('dashboard');
  // A separate query: only this card needs add-ons, and only until it is dismissed.
  const { viewer } = useLazyLoadQuery<GetStartedCardQuery>(
    graphql`
      query GetStartedCardQuery {
        viewer {
          account {
            id
            cloudToken {
              isSaved
            }
            usage {
              deployments {
                total
              }
              apps {
                total
              }
            }
            clusters(first: 20) {
              edges {
                node {
                  uuid
                  addons(first: 50) {
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
      }
    `,
    {},
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const steps = viewer ? stepsOf(viewer.account) : [];
  const next = steps.find(({ isDone }) => !isDone);
  const accountId = viewer?.account.id;
  const isDone = !next;
  useEffect(() => {
    // The next visit does not load the add-ons of all clusters again.
    if (accountId !== undefined && isDone) dismiss(getStartedKey(accountId));
  }, [accountId, isDone]);
  if (!viewer || !next) return null;
  const close = () => {
    dismiss(getStartedKey(viewer.account.id));
    onDismissed();
  };
  return (
    <Card>
      <CardHeader
        title={t('getStarted.title')}
        description={t('getStarted.done', {
          done: steps.filter(({ isDone }) => isDone).length,
          count: steps.length,
        })}
        actions={<IconButton size="sm" label={t('getStarted.dismiss')} icon={<X />} onClick={close} />}
      />
      <CardBody>
        <Stepper
          label={t('getStarted.title')}
          steps={steps.map(({ id, isDone }) => ({
            id,
            label: t(`getStarted.${id}.label`),
            hint: t(`getStarted.${id}.hint`),
            state: isDone ? 'done' : id === next.id ? 'current' : 'todo',
          }))}
        />
        {next.to ? (
          <Box mt="4">
            <ButtonLink to={next.to}>{t(`getStarted.${next.id}.action`)}</ButtonLink>
          </Box>
        ) : null}
      </CardBody>
    </Card>
  );
}
