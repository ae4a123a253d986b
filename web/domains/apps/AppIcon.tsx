import {
  Activity,
  AppWindow,
  Bot,
  ChartPie,
  Database,
  GitBranch,
  HardDrive,
  LayoutTemplate,
  MessageSquare,
  Newspaper,
  Search,
  ShieldCheck,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { IconBox } from '../../ui/layout/IconBox.tsx';
import type { AppIcon_catalog$key } from './__generated__/AppIcon_catalog.graphql.ts';

const icons: Record<string, LucideIcon> = {
  ai: Bot,
  analytics: ChartPie,
  automation: Workflow,
  cms: Newspaper,
  database: Database,
  'developer-tools': GitBranch,
  messaging: MessageSquare,
  monitoring: Activity,
  productivity: LayoutTemplate,
  search: Search,
  security: ShieldCheck,
  storage: HardDrive,
};

/** A decorative picture of the app's category. */
export function AppIcon({ catalog }: { catalog: AppIcon_catalog$key }) {
  const { category } = useFragment(
    graphql`
      fragment AppIcon_catalog on CatalogApp {
        category
      }
    `,
    catalog,
  );
  return <IconBox icon={icons[category] ?? AppWindow} />;
}
