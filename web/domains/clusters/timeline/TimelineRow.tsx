import {
  Boxes,
  CircleAlert,
  CircleDot,
  Dot,
  Layers,
  PackageOpen,
  Plus,
  Settings2,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { formatDuration } from '../../../lib/time.ts';
import { Box, Flex, VisuallyHidden } from '../../../ui/layout/primitives.ts';
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx';
import { useActionName } from '../../audit/useActionName.ts';
import type { TimelineRow_entry$key } from './__generated__/TimelineRow_entry.graphql.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  CREATED: Plus,
  STEP: Dot,
  STATUS: CircleDot,
  PROTECTION: ShieldCheck,
  SETTINGS: Settings2,
  NODE_POOLS: Layers,
  FAILED: CircleAlert,
  LEFTOVERS: PackageOpen,
  ACTION: Boxes,
};

/** Seconds that a step took; null for entries without a duration, and for a running step. */
function secondsOf(kind: string, at: string, endedAt: string | null | undefined): number | null {
  if (kind !== 'STEP' || !endedAt) return null;
  const seconds = (Date.parse(endedAt) - Date.parse(at)) / 1000;
  return seconds > 0 ? seconds : null;
}

/** One entry of the timeline. */
export function TimelineRow({ entry }: { entry: TimelineRow_entry$key }) {
  const { t } = useTranslation('clusters');
  const nameOf = useActionName();
  const { kind, action, targetName, addonName, version, detail, actorName, at, endedAt } = useFragment(
    graphql`
      fragment TimelineRow_entry on TimelineEntry {
        kind
        action
        targetName
        addonName
        version
        detail {
          ...MessageText_message
        }
        actorName
        at
        endedAt
      }
    `,
    entry,
  );
  const Icon = icons[kind] ?? Dot;
  const hasFailed = kind === 'FAILED';
  const seconds = secondsOf(kind, at, endedAt);
  return (
    <Flex as="li" gap="3" py="1.5" align="baseline" textStyle="sm">
      <Box color={hasFailed ? 'danger.fg' : 'fg.muted'} flexShrink="0" transform="translateY(2px)">
        <Icon aria-hidden width={16} height={16} />
      </Box>
      <Box flex="1" minW="0" overflowWrap="anywhere" color={kind === 'STEP' ? 'fg.muted' : 'fg'}>
        {hasFailed ? <VisuallyHidden>{t('timeline.hasFailed')}</VisuallyHidden> : null}
        {action ? (
          <>
            {nameOf(action, { addon: addonName, version })}
            {addonName || action.startsWith('gitops.') ? null : ` · ${targetName}`}
          </>
        ) : (
          <MessageText message={detail} />
        )}
        {actorName ? (
          <Box as="span" color="fg.muted">
            {' '}
            · {actorName}
          </Box>
        ) : null}
      </Box>
      {seconds === null ? null : (
        <Box color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatDuration(seconds)}
        </Box>
      )}
      <Box color="fg.muted" whiteSpace="nowrap" minW="4.5rem" textAlign="end">
        <RelativeTime at={at} />
      </Box>
    </Flex>
  );
}
