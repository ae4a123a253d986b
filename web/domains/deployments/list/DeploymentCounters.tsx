import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { filterFrom, shows, withFilter } from './deploymentsFilter.ts';
import type { DeploymentCounters_counts$key } from './__generated__/DeploymentCounters_counts.graphql.ts';

/** How many deployments there are, run, move and have failed; each count filters the list. */
export function DeploymentCounters({ counts }: { counts: DeploymentCounters_counts$key }) {
  const { t } = useTranslation('deployments');
  const [params, change] = useAddressParams();
  const { total, running, inProgress, failed } = useFragment(
    graphql`
      fragment DeploymentCounters_counts on DeploymentCounts {
        total
        running
        inProgress
        failed
      }
    `,
    counts,
  );
  const numbers = { all: total, running, inProgress, failed };
  return (
    <div>
      <Toggle
        label={t('show.label')}
        value={filterFrom(params).show}
        options={shows.map((value) => ({ value, label: t(`show.${value}`, { number: numbers[value] }) }))}
        onChange={(show) => change((before) => withFilter(before, { show }))}
      />
    </div>
  );
}
