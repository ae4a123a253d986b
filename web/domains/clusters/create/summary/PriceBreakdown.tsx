import { useTranslation } from 'react-i18next';
import { Box, Flex, Stack } from '../../../../ui/layout/primitives.ts';
import { Money } from '../../../../ui/text/Money.tsx';
import { lineTotal, type PriceLine } from '../../../nodepools/useClusterPrice.ts';

/** The lines of the monthly price: servers with count, type and price, and the load balancer of the API. */
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
                {line.type === null ? null : (
                  <Box color="fg.muted" textStyle="xs">
                    {line.each === undefined ? (
                      t('create.summary.unpriced', { count: line.count, type: line.type })
                    ) : (
                      <>
                        {t('create.summary.times', { count: line.count, type: line.type })}{' '}
                        <Money amount={line.each} />
                      </>
                    )}
                  </Box>
                )}
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
