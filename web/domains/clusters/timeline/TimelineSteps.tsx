import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatDuration } from '../../../lib/time.ts';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { TimelineRow } from './TimelineRow.tsx';
import type { TimelineSteps_entries$key } from './__generated__/TimelineSteps_entries.graphql.ts';

/** Seconds from the start of the oldest step to the end of the newest one; null if that is not known. */
function totalOf(start: string | undefined, end: string | null | undefined): number | null {
  if (!start || !end) return null;
  const seconds = (Date.parse(end) - Date.parse(start)) / 1000;
  return seconds > 0 ? seconds : null;
}

/** The steps of an operation that has ended, folded under one entry with their total duration. */
export function TimelineSteps({ entries }: { entries: TimelineSteps_entries$key }) {
  const { t } = useTranslation('clusters');
  const steps = useFragment(
    graphql`
      fragment TimelineSteps_entries on TimelineEntry @relay(plural: true) {
        key
        at
        endedAt
        ...TimelineRow_entry
      }
    `,
    entries,
  );
  const seconds = totalOf(steps.at(-1)?.at, steps[0]?.endedAt);
  return (
    <Flex as="li" gap="3" py="1.5" align="baseline" textStyle="sm">
      <Box color="fg.muted" flexShrink="0" transform="translateY(2px)">
        <ListChecks aria-hidden width={16} height={16} />
      </Box>
      <Box as="details" flex="1" minW="0">
        <Box as="summary" cursor="pointer" color="brand.fg" w="fit-content">
          {t('timeline.steps', { count: steps.length })}
          {seconds === null ? null : ` · ${formatDuration(seconds)}`}
        </Box>
        <Box as="ol" m="0" mt="1" p="0" listStyleType="none">
          {steps.map((step) => (
            <TimelineRow key={step.key} entry={step} />
          ))}
        </Box>
      </Box>
    </Flex>
  );
}
