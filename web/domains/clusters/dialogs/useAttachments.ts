import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { useAttachments_cluster$key } from './__generated__/useAttachments_cluster.graphql.ts';

/** Names and monthly price of the volumes and load balancers that outlive the cluster; null if there are none. */
export function useAttachments(cluster: useAttachments_cluster$key): { names: string; price: string } | null {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { attachments } = useFragment(
    graphql`
      fragment useAttachments_cluster on Cluster {
        attachments {
          volumes {
            name
            claim
            sizeGb
          }
          loadBalancers {
            service
          }
          monthlyPrice {
            amount
          }
        }
      }
    `,
    cluster,
  );
  const { volumes, loadBalancers, monthlyPrice } = attachments;
  const names = [
    ...volumes.map(({ name, claim, sizeGb: size }) =>
      t('dialogs.attachments.volume', { name: claim ?? name, size }),
    ),
    ...loadBalancers.map(({ service: name }) => t('dialogs.attachments.balancer', { name })),
  ];
  if (names.length === 0) return null;
  return { names: names.join(', '), price: formatMoney(eurosOf(monthlyPrice.amount), locale) };
}
