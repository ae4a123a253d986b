import { CircleCheck, CircleMinus, CircleX, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/money.ts';
import { Box, Flex } from '../../../../ui/layout/primitives.ts';
import { useLocale } from '../../../../ui/locale.ts';
import { useEndWarnings } from '../../dialogs/useEndWarnings.ts';
import type { BulkAction, BulkCluster } from './useBulkClusters.ts';
import type { BulkResult } from './useBulkAction.ts';

interface BulkRowProps {
  readonly action: BulkAction;
  readonly cluster: BulkCluster;
  readonly result: BulkResult | undefined;
  /** Whether a dry run asks what becomes of databases and apps. */
  readonly hasWarnings: boolean;
}

/** What will happen or has happened to one cluster, or why nothing does. */
export function BulkRow({ action, cluster, result, hasWarnings }: BulkRowProps) {
  const { t } = useTranslation('clusters');
  const reason = cluster.reasons[action];
  return (
    <Flex as="li" gap="3" py="2.5" align="flex-start">
      <Mark result={result} isSkipped={reason !== undefined} />
      <Box minW="0" overflowWrap="anywhere">
        <Box fontWeight="medium">{cluster.name}</Box>
        {reason !== undefined ? (
          <Box color="fg.muted" textStyle="sm">
            {t('dialogs.bulk.skipped', { reason })}
          </Box>
        ) : (
          <Box color="fg.muted" textStyle="sm">
            <Effect action={action} cluster={cluster} />
            {hasWarnings && (action === 'delete' || action === 'archive') ? (
              <Warnings id={cluster.id} action={action} />
            ) : null}
          </Box>
        )}
        {result?.state === 'failed' ? (
          <Box color="fg.error" textStyle="sm">
            {result.reason}
          </Box>
        ) : null}
      </Box>
    </Flex>
  );
}

const marks = {
  running: { icon: LoaderCircle, color: 'fg.muted' },
  done: { icon: CircleCheck, color: 'fg.success' },
  failed: { icon: CircleX, color: 'fg.error' },
  skipped: { icon: CircleMinus, color: 'fg.subtle' },
} as const;

function Mark({ result, isSkipped }: { result: BulkResult | undefined; isSkipped: boolean }) {
  const { t } = useTranslation('clusters');
  const state = result?.state ?? (isSkipped ? 'skipped' : undefined);
  if (state === undefined) return <Box as="span" flex="none" w="4" />;
  const { icon: Icon, color } = marks[state];
  return (
    <Box
      as="span"
      flex="none"
      pt="0.5"
      color={color}
      role="img"
      aria-label={t(`dialogs.bulk.state.${state}`)}
    >
      <Icon aria-hidden width={16} height={16} />
    </Box>
  );
}

function Effect({ action, cluster }: Pick<BulkRowProps, 'action' | 'cluster'>) {
  const { t } = useTranslation('clusters');
  const price = formatMoney(cluster.price, useLocale());
  const kind = action === 'delete' && cluster.isArchived ? 'deleteArchived' : action;
  return t(`dialogs.bulk.effect.${kind}`, { count: cluster.servers, price });
}

/** What becomes of databases and of apps with data. */
function Warnings({ id, action }: { id: string; action: 'archive' | 'delete' }) {
  const warnings = useEndWarnings(id, action);
  return warnings.map((warning) => (
    <Box key={warning} color="fg.warning">
      {warning}
    </Box>
  ));
}
