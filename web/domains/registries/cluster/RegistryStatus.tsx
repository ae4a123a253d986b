import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { Tone } from '../../../ui/status/tone.ts';
import type { RegistryStatus_registry$key } from './__generated__/RegistryStatus_registry.graphql.ts';

const tones = {
  APPLYING: 'busy',
  APPLIED: 'ok',
  REMOVING: 'removing',
  FAILED: 'failed',
} as const satisfies Record<string, Tone>;
type Known = keyof typeof tones;

/** Status of a registry on the cluster, with the number of namespaces and the reason for a failure, also of a renewal. */
export function RegistryStatus({ registry }: { registry: RegistryStatus_registry$key }) {
  const { t } = useTranslation('registries');
  const { status, detail, namespaceCount, namespaceTotal } = useFragment(
    graphql`
      fragment RegistryStatus_registry on ClusterRegistry {
        status
        detail {
          ...MessageText_message
        }
        namespaceCount
        namespaceTotal
      }
    `,
    registry,
  );
  if (!status) return <>{t('status.unknown')}</>;
  const known: Known = status in tones ? (status as Known) : 'APPLIED';
  const isCounted = known === 'APPLIED' || known === 'APPLYING';
  return (
    <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
      <StatusBadge tone={tones[known]} label={t(`status.${known}`)} />
      {isCounted && namespaceTotal ? (
        <Box as="span" color="fg.muted" textStyle="xs">
          {known === 'APPLIED'
            ? t('status.namespaces', { count: namespaceCount ?? 0 })
            : t('status.reached', { done: namespaceCount ?? 0, total: namespaceTotal })}
        </Box>
      ) : null}
      {detail && (known === 'FAILED' || known === 'APPLIED') ? (
        <Box as="span" color="fg.error" textStyle="xs" overflowWrap="anywhere">
          <MessageText message={detail} />
        </Box>
      ) : null}
    </Box>
  );
}
