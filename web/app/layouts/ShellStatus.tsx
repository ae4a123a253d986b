import { Gauge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Link } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import { Box } from '../../ui/layout/primitives.ts';
import { entryStyles } from './sidebarStyles.ts';
import type { ShellStatus_account$key } from './__generated__/ShellStatus_account.graphql.ts';

/** The plan and how much of it is used; links to billing. */
export function ShellStatus({ account }: { account: ShellStatus_account$key }) {
  const { t } = useTranslation();
  const { usage } = useFragment(
    graphql`
      fragment ShellStatus_account on Account {
        usage {
          activeClusters
          maxClusters
          plan {
            name
          }
        }
      }
    `,
    account,
  );
  if (!usage?.plan) return null;
  const label = t('usage.chip', {
    plan: usage.plan.name,
    count: usage.maxClusters,
    used: usage.activeClusters,
  });
  return (
    <Box asChild css={entryStyles} fontSize="xs">
      <Link to={paths.settings('billing')} title={label}>
        <Gauge size={16} aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </Box>
  );
}
