import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Table } from '../../../ui/layout/Table.tsx';
import { RegistryRow, type LeavingRegistry } from './RegistryRow.tsx';
import type { RegistriesTable_edges$key } from './__generated__/RegistriesTable_edges.graphql.ts';

interface RegistriesTableProps {
  readonly edges: RegistriesTable_edges$key;
  readonly disabledReason: string | undefined;
  readonly onDelete: (registry: LeavingRegistry) => void;
}

/** All registries by name. */
export function RegistriesTable({ edges, disabledReason, onDelete }: RegistriesTableProps) {
  const { t } = useTranslation('registries');
  const rows = useFragment(
    graphql`
      fragment RegistriesTable_edges on RegistryEdge @relay(plural: true) {
        node {
          id
          name
          ...RegistryRow_registry
        }
      }
    `,
    edges,
  );
  const columns = ['name', 'type', 'url', 'username', 'usedBy', 'created'].map((key) => ({
    key,
    header: t(`column.${key}`),
  }));
  return (
    <Table
      caption={t('title')}
      columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
    >
      {rows
        .map(({ node }) => node)
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((node) => (
          <RegistryRow key={node.id} registry={node} disabledReason={disabledReason} onDelete={onDelete} />
        ))}
    </Table>
  );
}
