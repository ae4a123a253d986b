import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { addonLook, asAddonStatus } from './addonStatus.ts';
import type { AddonStatusBadge_addon$key } from './__generated__/AddonStatusBadge_addon.graphql.ts';

/** The status of an add-on. */
export function AddonStatusBadge({ addon }: { addon: AddonStatusBadge_addon$key }) {
  const { t } = useTranslation('addons');
  const { status } = useFragment(
    graphql`
      fragment AddonStatusBadge_addon on Addon {
        status
      }
    `,
    addon,
  );
  return <StatusBadge tone={addonLook(status).tone} label={t(`status.${asAddonStatus(status)}`)} />;
}
