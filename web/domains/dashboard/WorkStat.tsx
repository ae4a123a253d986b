import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StackedBar } from '../../ui/status/StackedBar.tsx';
import { StatTile } from '../../ui/status/StatTile.tsx';
import { StatLink } from './StatLink.tsx';
import type { WorkStat_account$key } from './__generated__/WorkStat_account.graphql.ts';

const texts = {
  deployments: {
    label: 'deployments.label',
    byStatus: 'deployments.byStatus',
    none: 'deployments.none',
  },
  apps: { label: 'apps.label', byStatus: 'apps.byStatus', none: 'apps.none' },
} as const;

interface WorkStatProps {
  readonly account: WorkStat_account$key;
  readonly kind: 'deployments' | 'apps';
}

/** Number of deployments, or of apps and databases, of all running clusters by what they do. */
export function WorkStat({ account, kind }: WorkStatProps) {
  const { t } = useTranslation('dashboard');
  const { usage } = useFragment(
    graphql`
      fragment WorkStat_account on Account {
        usage {
          deployments {
            total
            running
            inProgress
            failed
          }
          apps {
            total
            running
            inProgress
            failed
          }
        }
      }
    `,
    account,
  );
  const counts = kind === 'apps' ? usage?.apps : usage?.deployments;
  const label = <StatLink>{t(texts[kind].label)}</StatLink>;
  if (!counts) return <StatTile label={label} value="–" hint={t('work.unknown')} />;
  return (
    <StatTile label={label} value={counts.total} hint={counts.total === 0 ? t(texts[kind].none) : undefined}>
      {counts.total > 0 ? (
        <StackedBar
          label={t(texts[kind].byStatus)}
          parts={[
            { label: t('work.running'), value: counts.running, tone: 'ok' as const },
            { label: t('work.inProgress'), value: counts.inProgress, tone: 'busy' as const },
            { label: t('work.failed'), value: counts.failed, tone: 'failed' as const },
          ].filter(({ value }) => value > 0)}
        />
      ) : null}
    </StatTile>
  );
}
