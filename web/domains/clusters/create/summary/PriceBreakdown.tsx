import { useTranslation } from 'react-i18next';
import { Box, Flex, Stack } from '../../../../ui/layout/primitives.ts';
import { Money } from '../../../../ui/text/Money.tsx';
import { lineTotal, type PriceLine } from '../../../nodepools/useClusterPrice.ts';

/** How the price of a line is made up: count, server type and the price of one. */
function LineDetail({ line: { count, type, each } }: { readonly line: PriceLine }) {
  const { t } = useTranslation('clusters');
  if (type === null && count === 1) return null;
  const parts = { count, type: type ?? '' };
  return (
    <Box color="fg.muted" textStyle="xs">
      {each === undefined ? (
        t(type === null ? 'create.summary.count' : 'create.summary.unpriced', parts)
      ) : (
        <>
          {t(type === null ? 'create.summary.timesEach' : 'create.summary.times', parts)}{' '}
          <Money amount={each} />
        </>
      )}
    </Box>
  );
}

/** The lines of the monthly price, and what is not in it. */
export function PriceBreakdown({
  lines,
  isAutoscaling,
}: {
  lines: readonly PriceLine[];
  isAutoscaling: boolean;
}) {
  const { t } = useTranslation('clusters');
  return (
    <Stack gap="2" textStyle="sm">
      <Stack as="ul" gap="2" listStyleType="none" p="0" m="0">
        {lines.map((line) => {
          const total = lineTotal(line);
          return (
            <Flex as="li" key={line.key} justify="space-between" gap="4">
              <Box minW="0">
                <Box overflowWrap="anywhere">
                  {line.role === 'pool' ? line.pool : t(`create.summary.${line.role}`)}
                </Box>
                <LineDetail line={line} />
              </Box>
              <Box whiteSpace="nowrap">{total === undefined ? '–' : <Money amount={total} />}</Box>
            </Flex>
          );
        })}
      </Stack>
      {isAutoscaling ? (
        <Box color="fg.muted" textStyle="xs">
          {t('create.summary.autoscaling')}
        </Box>
      ) : null}
      <Box color="fg.muted" textStyle="xs">
        {t('create.summary.billing')}
      </Box>
    </Stack>
  );
}
