import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Props of a crumb component: its route's loader data. */
export interface CrumbProps<Data> {
  readonly data: Data;
}

/** What a route declares about its page. */
export interface PageHandle {
  /** Translation key of the page, `clusters:page.title`: document title and, without `crumb`, the breadcrumb. */
  readonly title: string;
  /** Breadcrumb of a named object: reads the loader's query; a skeleton is shown while it loads. */
  readonly crumb?: ComponentType<CrumbProps<never>>;
  readonly icon?: LucideIcon;
  /** A tab of its parent: moving between tabs neither moves the focus nor announces a new page. */
  readonly isTab?: boolean;
  /** Set by the layouts of settings, integrations and a cluster: which of their tabs have a page. */
  readonly tabs?: readonly string[];
}

export type AppRoute = RouteObject & { readonly handle?: PageHandle };

/** A noun's routes by the place they appear in; paths are relative to that place. */
export interface NounRoutes {
  /** Sign-in and sign-up pages: for guests; a signed-in user is sent to the dashboard. */
  readonly guest?: readonly AppRoute[];
  /** The same layout without a gate: pages that complete a sign-in from a link. */
  readonly open?: readonly AppRoute[];
  /** The same layout for signed-in users: verify, choose a plan. */
  readonly signedIn?: readonly AppRoute[];
  readonly onboarding?: readonly AppRoute[];
  /** Pages of the console with the sidebar. */
  readonly app?: readonly AppRoute[];
  /** The layout of a cluster, path `:clusterId` under /clusters: its component renders header, tabs and an Outlet. */
  readonly clusterFrame?: AppRoute;
  /** Tabs inside that layout. */
  readonly cluster?: readonly AppRoute[];
  /** The settings tab of one cluster: its component renders the list of sections and an Outlet. */
  readonly clusterSettingsFrame?: AppRoute;
  /** Sections inside it, path `general`, `nodepools`, …; their order is in paths.ts. */
  readonly clusterSettings?: readonly AppRoute[];
  /** Sections under /settings. */
  readonly settings?: readonly AppRoute[];
  /** Tabs under /integrations. */
  readonly integrations?: readonly AppRoute[];
}

/** A layout: renders an Outlet, or the given children. */
export interface FrameProps {
  readonly children?: ReactNode;
}
