import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../lib/money.ts';
import { useLocale } from '../../ui/locale.ts';
import type {
  useAttachments_cluster$data,
  useAttachments_cluster$key,
} from './__generated__/useAttachments_cluster.graphql.ts';

/**
 * Volumes and load balancers that workloads ordered. The cost card and the dialogs above it read the same fields, so
 * that an item which one of them adds to the store is complete for the other.
 */
export function useAttachments(
  cluster: useAttachments_cluster$key,
): useAttachments_cluster$data['attachments'] {
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
  return attachments;
}

/** Names and monthly price of the volumes and load balancers that outlive the cluster; null if there are none. */
export function useRemainingAttachments(
  cluster: useAttachments_cluster$key,
): { names: string; price: string } | null {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { volumes, loadBalancers, monthlyPrice } = useAttachments(cluster);
  const names = [
    ...volumes.map(({ name, claim, sizeGb: size }) =>
      t('dialogs.attachments.volume', { name: claim ?? name, size }),
    ),
    ...loadBalancers.map(({ service: name }) => t('dialogs.attachments.balancer', { name })),
  ];
  if (names.length === 0) return null;
  return { names: names.join(', '), price: formatMoney(eurosOf(monthlyPrice.amount), locale) };
}
