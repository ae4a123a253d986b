import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import type { FailureNotice_deployment$key } from './__generated__/FailureNotice_deployment.graphql.ts';

/** Why the last rollout failed, and the ways forward; nothing otherwise. */
export function FailureNotice({ deployment }: { deployment: FailureNotice_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { uuid, status, detail, source, cluster } = useFragment(
    graphql`
      fragment FailureNotice_deployment on Deployment {
        uuid
        status
        detail {
          ...MessageText_message
        }
        source {
          previousImageTag
        }
        cluster {
          uuid
        }
      }
    `,
    deployment,
  );
  if (status !== 'FAILED') return null;
  const to = (tab: Parameters<typeof paths.deployment>[2]) => paths.deployment(cluster.uuid, uuid, tab);
  return (
    <Banner tone="error" title={t('failure.title')}>
      <Stack gap="3">
        {detail ? <MessageText message={detail} /> : null}
        <Flex gap="2" wrap="wrap">
          <ButtonLink size="sm" to={to('logs')}>
            {t('failure.logs')}
          </ButtonLink>
          <ButtonLink size="sm" to={to('general')}>
            {t('failure.settings')}
          </ButtonLink>
          {source.previousImageTag ? (
            <ButtonLink size="sm" to={to('versions')}>
              {t('failure.restore', { tag: source.previousImageTag })}
            </ButtonLink>
          ) : null}
        </Flex>
      </Stack>
    </Banner>
  );
}
