import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { AuditRow } from './AuditRow.tsx';
import type { AuditTable_edges$key } from './__generated__/AuditTable_edges.graphql.ts';

/** Opened changes must not move the other cells of their row, nor the columns. */
const styles = {
  '& td': { verticalAlign: 'top', alignItems: 'flex-start' },
  md: {
    '& table': { tableLayout: 'fixed' },
    '& th:nth-of-type(1)': { width: '14rem' },
    '& th:nth-of-type(2)': { width: '10rem' },
    '& th:nth-of-type(4)': { width: '13rem' },
  },
} as const;

/** The loaded entries, newest first. */
export function AuditTable({ edges }: { edges: AuditTable_edges$key }) {
  const { t } = useTranslation('audit');
  const rows = useFragment(
    graphql`
      fragment AuditTable_edges on AuditEntryEdge @relay(plural: true) {
        node {
          id
          ...AuditRow_entry
        }
      }
    `,
    edges,
  );
  const columns = ['at', 'actor', 'action', 'target'].map((key) => ({ key, header: t(`column.${key}`) }));
  return (
    <Box css={styles}>
      <Table caption={t('title')} columns={columns}>
        {rows.map(({ node }) => (
          <AuditRow key={node.id} entry={node} />
        ))}
      </Table>
    </Box>
  );
}
