import { ChevronUp } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Heading } from '../../../../ui/layout/Heading.tsx';
import { Box, Flex } from '../../../../ui/layout/primitives.ts';
import { useLocale } from '../../../../ui/locale.ts';
import { Money } from '../../../../ui/text/Money.tsx';
import { useClusterPrice } from '../../../nodepools/useClusterPrice.ts';
import type { SchemaContext, TokenState } from '../values/createSchema.ts';
import { controlPlaneLocationsOf, type CreateValues } from '../values/createValues.ts';
import { PlanState } from './PlanState.tsx';
import { PlanWarnings } from './PlanWarnings.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { SummaryCounts } from './SummaryCounts.tsx';
import { useCreateRules } from '../values/useCreateRules.ts';
import { usePlanIssues } from './usePlanIssues.ts';
import { usePlannedCreation } from './usePlannedCreation.ts';

const styles = {
  summary: {
    position: 'sticky',
    bottom: { base: '0', xl: 'auto' },
    top: { xl: 'calc(3.5rem + 1.5rem)' },
    zIndex: 'sticky',
    px: { xl: '5' },
    pt: { base: '3', xl: '5' },
    pb: { base: 'max(0.75rem, env(safe-area-inset-bottom))', xl: '5' },
    borderStyle: 'solid',
    borderWidth: { base: '1px 0 0', xl: '1px' },
    borderColor: 'border',
    borderRadius: { xl: 'lg' },
    bg: { base: 'bg', xl: 'bg.panel' },
  },
  breakdown: {
    maxHeight: { base: '50dvh', xl: 'max(8rem, calc(100dvh - 30rem))' },
    overflowY: 'auto',
    pt: { xl: '4' },
    pb: '3',
    mb: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  figures: {
    display: { base: 'flex', xl: 'grid' },
    flexWrap: 'wrap',
    alignItems: { base: 'center', xl: 'stretch' },
    justifyContent: { base: 'space-between', xl: 'stretch' },
    rowGap: { base: '2', xl: '4' },
    columnGap: { base: '6', xl: '4' },
  },
} as const;

/** From this many lines on the breakdown may scroll, so the keyboard has to reach it. */
const SCROLLS_FROM = 5;

/** Before the schema is loaded: a form without a name is incomplete, for a draft it is unknown. */
const isUnknown = ({ name }: CreateValues): false | undefined => (name === '' ? false : undefined);

/**
 * Price and size of the cluster, with the submit button: a bar at the bottom, from 1280 px on a card beside the form.
 */
export function CreateSummary({ context, tokenState }: { context: SchemaContext; tokenState: TokenState }) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { isSubmitting } = useFormState();
  const values = useWatch<CreateValues>() as CreateValues;
  const price = useClusterPrice({ ...values, controlPlaneLocations: controlPlaneLocationsOf(values) });
  const rules = useCreateRules();
  const hasToken = tokenState !== 'missing' || values.hasTemporaryToken;
  const isComplete = rules ? hasToken && rules.isComplete(context, values) : isUnknown(values);
  const plan = usePlannedCreation(values, isComplete);
  usePlanIssues(plan, tokenState);
  const total = plan.state === 'planned' ? plan.preview.priceAfter : price.total;
  const warnings = plan.state === 'planned' ? plan.preview.warnings.length : 0;
  const [isOpen, setOpen] = useState(false);
  const breakdownId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const isScrolling = price.lines.length + warnings > SCROLLS_FROM;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    // The focus may be on a part that is hidden now.
    toggle.current?.focus();
  };

  return (
    <Box
      as="section"
      css={styles.summary}
      data-bottom-bar="below-xl"
      aria-labelledby={`${breakdownId}-title`}
      onKeyDown={closeOnEscape}
    >
      <Heading level={2} id={`${breakdownId}-title`} textStyle="h3" hideBelow="xl">
        {t('create.summary.title')}
      </Heading>
      <Box
        id={breakdownId}
        css={styles.breakdown}
        display={isOpen ? undefined : { xlDown: 'none' }}
        {...(isScrolling
          ? { tabIndex: 0, role: 'region', 'aria-label': t('create.summary.breakdown') }
          : undefined)}
      >
        <PriceBreakdown
          lines={price.lines}
          isAutoscaling={values.nodePools.some((pool) => pool.isAutoscaling)}
        />
        <PlanWarnings plan={plan} />
      </Box>
      <Box css={styles.figures}>
        <Flex gap="2" align="center" w={{ mdDown: 'full' }} justify={{ mdDown: 'space-between' }}>
          <div aria-live="polite" aria-busy={plan.state === 'asking' || undefined}>
            <Box textStyle="xs" color="fg.muted">
              {t('create.summary.total')}
            </Box>
            <Box textStyle="xl" fontWeight="semibold" whiteSpace="nowrap">
              {total === undefined ? '–' : <Money amount={total} />}
            </Box>
            {price.highest === undefined ? null : (
              <Box textStyle="xs" color="fg.muted">
                {t('create.summary.upTo', { price: formatMoney(price.highest, locale) })}
              </Box>
            )}
            <PlanState plan={plan} />
          </div>
          <Box hideFrom="xl">
            <Button
              ref={toggle}
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={breakdownId}
              icon={<ChevronUp aria-hidden style={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('create.summary.breakdown')}
            </Button>
          </Box>
        </Flex>
        <SummaryCounts
          isOpen={isOpen}
          masters={price.masters}
          workers={price.workers}
          quota={plan.state === 'planned' ? plan.preview.quota : null}
        />
        <Button
          type="submit"
          variant="primary"
          isBusy={isSubmitting}
          w={{ base: 'full', md: 'auto', xl: 'full' }}
        >
          {t('create.submit')}
        </Button>
      </Box>
    </Box>
  );
}
