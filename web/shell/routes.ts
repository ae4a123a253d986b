import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What a crumb component gets: its own route's loader data. */
export interface CrumbProps<Data> {
  readonly data: Data;
}

/** What a route tells the shell about its page. */
export interface PageHandle {
  /** Translation key of the page, `clusters:page.title`: document title and, without `crumb`, the breadcrumb. */
  readonly title: string;
  /** Breadcrumb of a thing with a name: reads the loader's query; a skeleton stands in while it loads. */
  readonly crumb?: ComponentType<CrumbProps<never>>;
  readonly icon?: LucideIcon;
  /** A tab of its parent: moving between tabs neither moves the focus nor announces a new page. */
  readonly isTab?: boolean;
  /** Set by the frames of settings, integrations and one cluster: which of their tabs have a page. */
  readonly tabs?: readonly string[];
}

export type AppRoute = RouteObject & { readonly handle?: PageHandle };

/** A noun's routes by the place they appear in; each list is relative to its place. */
export interface NounRoutes {
  /** Sign-in and sign-up pages: for guests, a signed-in user goes to the dashboard. */
  readonly guest?: readonly AppRoute[];
  /** The same frame without any gate: what completes a sign-in from a link. */
  readonly open?: readonly AppRoute[];
  /** The same frame for signed-in users: verify, choose a plan. */
  readonly signedIn?: readonly AppRoute[];
  readonly onboarding?: readonly AppRoute[];
  /** Pages of the console with the sidebar. */
  readonly app?: readonly AppRoute[];
  /** The frame of one cluster, path `:clusterId` under /clusters: its component renders head, tabs and an Outlet. */
  readonly clusterFrame?: AppRoute;
  /** Tabs inside that frame. */
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

/** A page that must be drawn around something: an Outlet, or given children. */
export interface FrameProps {
  readonly children?: ReactNode;
}
