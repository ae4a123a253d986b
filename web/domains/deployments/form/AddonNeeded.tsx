import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { AddonNeeded_cluster$key } from './__generated__/AddonNeeded_cluster.graphql.ts';

interface AddonNeededProps {
  readonly cluster: AddonNeeded_cluster$key;
  readonly addon: 'keel' | 'metrics-server';
}

/** Whether an add-on is missing; unknown add-ons count as installed, then the server decides. */
export function useIsMissing(cluster: AddonNeeded_cluster$key) {
  const data = useFragment(
    graphql`
      fragment AddonNeeded_cluster on Cluster {
        uuid
        addons(first: 100) {
          nodes {
            name
            isInstalled
          }
        }
      }
    `,
    cluster,
  );
  const isMissing = (addon: string) =>
    data.addons?.nodes.some(({ name, isInstalled }) => name === addon && !isInstalled) ?? false;
  return { uuid: data.uuid, isMissing };
}

/** What a tab needs to work, with the way to install it; nothing if it is installed. */
export function AddonNeeded({ cluster, addon }: AddonNeededProps) {
  const { t } = useTranslation('deployments');
  const { uuid, isMissing } = useIsMissing(cluster);
  if (!isMissing(addon)) return null;
  return (
    <Banner
      tone="warning"
      title={t(`form.needs.${addon}.title`)}
      actions={<ButtonLink to={paths.cluster(uuid, 'addons')}>{t('form.needs.install')}</ButtonLink>}
    >
      {t(`form.needs.${addon}.text`)}
    </Banner>
  );
}
