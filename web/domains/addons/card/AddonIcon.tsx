import { Activity, Database, GitBranch, Network, Puzzle, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { IconBox } from '../../../ui/layout/IconBox.tsx';
import type { AddonIcon_catalog$key } from './__generated__/AddonIcon_catalog.graphql.ts';

const icons: Record<string, LucideIcon> = {
  NETWORKING: Network,
  SECURITY: ShieldCheck,
  GITOPS: GitBranch,
  MONITORING: Activity,
  DATABASES: Database,
};

/** A decorative picture of the add-on's purpose. */
export function AddonIcon({ catalog }: { catalog: AddonIcon_catalog$key }) {
  const { category } = useFragment(
    graphql`
      fragment AddonIcon_catalog on CatalogAddon {
        category
      }
    `,
    catalog,
  );
  return <IconBox icon={icons[category] ?? Puzzle} />;
}
