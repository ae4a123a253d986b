import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Box, Grid, Text } from '../../ui/layout/primitives.ts';
import { CloudTokenForm } from '../integrations/CloudTokenForm.tsx';
import { TokenHowTo } from '../integrations/TokenHowTo.tsx';
import { FirstStep } from './FirstStep.tsx';
import type { GettingStarted_viewer$key } from './__generated__/GettingStarted_viewer.graphql.ts';

/** Token, cluster, add-on: completion is derived from the account, so it is the same in every browser. */
export function GettingStarted({ viewer }: { viewer: GettingStarted_viewer$key }) {
  const { t } = useTranslation('onboarding');
  const [isAddingToken, setAddingToken] = useState(false);
  const list = useRef<HTMLOListElement>(null);
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
  const closeTokenForm = () => {
    setAddingToken(false);
    // The focused field is unmounted; the next step is in this list.
    list.current?.focus();
  };
  return (
    <>
      <Text color="fg.muted" mt="2">
        {t('start.text')}
      </Text>
      <Box
        as="ol"
        mt="6"
        border="1px solid"
        borderColor="border"
        borderRadius="lg"
        outline="none"
        css={{ counterReset: 'step' }}
        ref={list}
        tabIndex={-1}
        aria-label={t('start.title')}
      >
        <FirstStep
          title={t('start.token.title')}
          text={t('start.token.text')}
          isDone={hasToken}
          action={
            <Button
              aria-expanded={isAddingToken}
              aria-controls="token-form"
              onClick={() => setAddingToken(!isAddingToken)}
            >
              {t('start.token.action')}
            </Button>
          }
        >
          {isAddingToken ? (
            <Grid id="token-form" gap="5" pt="2">
              <CloudTokenForm isReplacing={false} onSaved={closeTokenForm} />
              <TokenHowTo />
            </Grid>
          ) : null}
        </FirstStep>
        <FirstStep
          title={t('start.cluster.title')}
          text={cluster ? t('start.cluster.done', { name: cluster.name }) : t('start.cluster.text')}
          isDone={cluster !== undefined}
          action={
            <ButtonLink
              to={paths.createCluster()}
              disabledReason={hasToken ? undefined : t('start.cluster.first')}
            >
              {t('start.cluster.action')}
            </ButtonLink>
          }
        />
        <FirstStep
          title={t('start.addon.title')}
          text={t('start.addon.text')}
          isDone={hasAddon}
          action={
            <ButtonLink
              to={cluster ? paths.cluster(cluster.uuid, 'addons') : ''}
              disabledReason={cluster ? undefined : t('start.addon.first')}
            >
              {t('start.addon.action')}
            </ButtonLink>
          }
        />
      </Box>
    </>
  );
}
