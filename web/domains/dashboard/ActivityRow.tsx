import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useActionName } from '../audit/useActionName.ts';
import type { ActivityRow_activity$key } from './__generated__/ActivityRow_activity.graphql.ts';

/** One action: what was done to what, by whom and when. */
export function ActivityRow({ activity }: { activity: ActivityRow_activity$key }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useActionName();
  const { at, actorName, action, targetName, addonName, version, cluster } = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        at
        actorName
        action
        targetName
        addonName
        version
        cluster {
          uuid
        }
      }
    `,
    activity,
  );
  const name = nameOf(action, { addon: addonName, version });
  return (
    <Box as="li" px="5" py="2.5" borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
      <Text textStyle="sm">
        {name} ·{' '}
        {cluster ? (
          <TextLink to={paths.cluster(cluster.uuid)} aria-label={t('activity.open', { name: targetName })}>
            {targetName}
          </TextLink>
        ) : (
          targetName
        )}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {actorName} · <RelativeTime at={at} />
      </Text>
    </Box>
  );
}
