import { KeyRound, LifeBuoy, MonitorSmartphone, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatAbsolute } from '../../lib/time.ts';
import { useLocale } from '../../ui/locale.ts';
import { Cell, Row } from '../../ui/layout/Table.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { AUDIT_ORIGINS } from './auditFilter.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { useActionName } from './useActionName.ts';
import type { AuditRow_entry$key } from './__generated__/AuditRow_entry.graphql.ts';

const icons = {
  CONSOLE: MonitorSmartphone,
  API_KEY: KeyRound,
  SUPPORT: LifeBuoy,
  SYSTEM: Settings2,
} as const;

/** One entry of the audit log. */
export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const { t } = useTranslation('audit');
  const locale = useLocale();
  const nameOf = useActionName();
  const data = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        at
        actorName
        origin
        action
        targetName
        changes {
          path
          after
        }
        ...AuditChanges_entry
      }
    `,
    entry,
  );
  const after = (name: string) => data.changes.find(({ path }) => path === name)?.after;
  // A newer platform may send origins that have no translation here.
  const origin = AUDIT_ORIGINS.find((one) => one === data.origin) ?? 'SYSTEM';
  return (
    <Row>
      <Cell>
        <time dateTime={data.at}>{formatAbsolute(new Date(data.at), locale)}</time>
      </Cell>
      <Cell label={t('column.actor')}>
        <Box overflowWrap="anywhere">{data.actorName}</Box>
        <StatusBadge tone="neutral" look="outline" icon={icons[origin]} label={t(`origin.${origin}`)} />
      </Cell>
      <Cell label={t('column.action')}>
        <Box minW="0">
          <Box fontWeight="medium">
            {nameOf(data.action, { addon: after('addon'), version: after('version') })}
          </Box>
          <AuditChanges entry={data} />
        </Box>
      </Cell>
      <Cell label={t('column.target')}>
        <Box overflowWrap="anywhere">{data.targetName}</Box>
      </Cell>
    </Row>
  );
}
