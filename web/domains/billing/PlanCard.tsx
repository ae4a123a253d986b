import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatMoney } from '../../lib/money.ts';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PlanLimits } from './PlanLimits.tsx';
import type { Interval } from './planChoice.ts';
import type { PlanCard_plan$key } from './__generated__/PlanCard_plan.graphql.ts';

interface PlanCardProps {
  readonly plan: PlanCard_plan$key;
  readonly interval: Interval;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One plan as a radio card: price in the chosen interval, what a year saves, and its limits. */
export function PlanCard({ plan, interval, isChosen, onChoose }: PlanCardProps) {
  const { t } = useTranslation('billing');
  const id = useId();
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        tier
        name
        isPopular
        isCurrent
        subscribe {
          allowed
          ...useActionReason_state
        }
        monthlyPrice {
          amount
        }
        yearlyPrice {
          amount
        }
        yearlySaving {
          amount
        }
        ...PlanLimits_plan
      }
    `,
    plan,
  );
  const reasonOf = useActionReason();
  const isYearly = interval === 'YEARLY';
  const price = isYearly ? data.yearlyPrice.amount : data.monthlyPrice.amount;
  const saving = data.yearlySaving.amount;
  return (
    <div className="kd-plan" data-chosen={isChosen || undefined}>
      <label className="kd-plan-head">
        <input
          type="radio"
          className="kd-check"
          name="plan"
          value={data.tier}
          checked={isChosen}
          disabled={!data.subscribe.allowed}
          onChange={onChoose}
          aria-describedby={id}
        />
        <span className="kd-plan-name">{data.name}</span>
        {data.isCurrent ? <StatusBadge tone="ok" label={t('plan.current')} /> : null}
        {data.isPopular && !data.isCurrent ? <span className="kd-plan-tag">{t('plan.popular')}</span> : null}
      </label>
      <div id={id} className="kd-plan-body">
        <p className="kd-plan-price">
          <strong>
            <Money amount={price} decimals={0} />
          </strong>{' '}
          {t(isYearly ? 'plan.perYear' : 'plan.perMonth')}
        </p>
        <Text minH="5" color={isYearly && saving > 0 ? 'fg.success' : 'fg.muted'} textStyle="sm">
          {price === 0 ? t('plan.noCard') : null}
          {saving > 0
            ? t(isYearly ? 'plan.saves' : 'plan.couldSave', { amount: formatMoney(saving, locale, 0) })
            : null}
        </Text>
        {data.subscribe.allowed ? null : (
          <Text color="fg.muted" textStyle="sm">
            {reasonOf(data.subscribe)}
          </Text>
        )}
        <PlanLimits plan={data} />
      </div>
    </div>
  );
}
