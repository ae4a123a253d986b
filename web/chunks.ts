/** What the bundler tells about a module while it forms chunks. */
interface Graph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}
/** Names the chunk of a module, or leaves it to the next group. */
type Namer = (id: string, graph: Graph) => string | null;
type Modules = ReadonlySet<string>;

const at = (path: string): string => `${import.meta.dirname}/${path}`;
const DATA = ['app/layouts/DataLayout.tsx', 'relay/startQuery.ts'].map(at);
const FRAME = at('app/layouts/AppLayout.tsx');
const CLUSTER = [
  'frame/ClusterFrame.tsx',
  'frame/ClusterCrumb.tsx',
  'frame/__generated__/ClusterFrameQuery.graphql.ts',
].map((path) => at(`domains/clusters/${path}`));
const CLUSTER_SETTINGS = [
  'settings/ClusterSettingsFrame.tsx',
  'settings/__generated__/ClusterSettingsFrameQuery.graphql.ts',
].map((path) => at(`domains/clusters/${path}`));
const isForGuests = (id: string): boolean => /\/(AuthLayout|domains\/auth\/\w+Page)\.tsx$/.test(id);
/** The pages below one cluster are tabs; the account's tabs have other nouns. */
const isOfCluster = (id: string): boolean =>
  /domains\/(addons|cluster-secrets|gitops|registries\/cluster|nodepools|clusters\/(overview|settings|frame))\//.test(
    id,
  );
/** Whether a module belongs to forms; lists do without them. */
export const isForm = (id: string): boolean => /\/web\/forms\/|react-hook-form/.test(id) && !isRule(id);
/** What forms are checked by. */
export const isRule = (id: string): boolean =>
  /node_modules\/(zod|@hookform)\/|\/web\/forms\/(rules|zodCheck|zodMessages)\.ts/.test(id);

/** Mutations and subscriptions of one noun lie together; those of the frame too. */
export const sentLater = (id: string): string => `${/\/domains\/([^/]+)\//.exec(id)?.[1] ?? 'frame'}-verbs`;

const EVERY_ICON = /lucide-react\.m?js$/;
const ICONS = /import \{([^}]+)\} from ['"]lucide-react['"]/;

/** The files of the icons that this code names. */
function iconsIn(code: string, barrel: string, exporting: string): string[] {
  const names = ICONS.exec(code)?.[1]?.split(',') ?? [];
  return names.flatMap((name) => {
    const [icon = ''] = name.trim().split(' ');
    const file = new RegExp(`default as ${icon}\\b[^}]*\\} from '\\./([^']+)'`).exec(exporting)?.[1];
    return file === undefined ? [] : [barrel.replace(/[^/]+$/, file)];
  });
}

/** What our own module imports: of the file that exports every icon only the icons it names. */
function importsOf(graph: Graph, id: string): readonly string[] {
  const info = graph.getModuleInfo(id);
  if (!info || id.includes('node_modules')) return [];
  return info.importedIds.flatMap((imported) =>
    EVERY_ICON.test(imported)
      ? iconsIn(info.code ?? '', imported, graph.getModuleInfo(imported)?.code ?? '')
      : [imported],
  );
}

/** Everything that these modules need at once, they themselves included. */
function reach(graph: Graph, ...roots: readonly string[]): Modules {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(graph, id).forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

interface Visits {
  /** What comes before any page. */
  readonly first: Modules;
  /** What brings a signed-in user's data. */
  readonly data: Modules;
  /** What comes with the frame around the pages of a signed-in user. */
  readonly frame: Modules;
  /** What comes with the head of a cluster, and with the frame of its settings. */
  readonly cluster: Modules;
  readonly settings: Modules;
  /** How many pages of guests, and of signed-in users, need a module. */
  readonly guests: (id: string) => number;
  readonly pages: (id: string) => number;
  /** How many pages that are not of one cluster need it. */
  readonly elsewhere: (id: string) => number;
}

function readVisits(graph: Graph): Visits {
  const first = reach(graph, at('main.tsx'));
  const routes = [...first].filter((id) => /\/(routes|routeTree)\.tsx$/.test(id));
  const roots = routes.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const counter = (ids: readonly string[]) => {
    const visits = ids.map((id) => reach(graph, id));
    return (id: string) => visits.filter((visit) => visit.has(id)).length;
  };
  return {
    first,
    data: reach(graph, ...DATA),
    frame: reach(graph, FRAME),
    cluster: reach(graph, ...CLUSTER),
    settings: reach(graph, ...CLUSTER_SETTINGS),
    guests: counter(roots.filter(isForGuests)),
    elsewhere: counter(roots.filter((id) => !isOfCluster(id) && !id.includes('__generated__'))),
    pages: counter(roots.filter((id) => !isForGuests(id) && !id.includes('__generated__'))),
  };
}

const A_FEW = 2;
const MANY = 4;

/**
 * The chunks that many pages share, from the routes themselves: many tiny files compress badly, so what a few pages do
 * without still comes along. `start` is for everybody, `data` and `console` for signed-in users, `forms` for pages with forms,
 * `guests` for signing in and up.
 */
export function sharedChunks(): Record<'start' | 'data' | 'console' | 'cluster' | 'forms' | 'guests', Namer> {
  let known: Visits | undefined;
  const see = (graph: Graph): Visits => (known ??= readVisits(graph));
  return {
    start: (id, graph) => {
      const { first, data, frame, guests, pages } = see(graph);
      const isForUsers = data.has(id) || frame.has(id) || pages(id) > A_FEW;
      const isForBoth = guests(id) > 0 && isForUsers && !isForm(id);
      return first.has(id) || isForBoth ? 'start' : null;
    },
    data: (id, graph) => (see(graph).data.has(id) ? 'data' : null),
    forms: (id, graph) => {
      const { guests, pages } = see(graph);
      return isForm(id) && guests(id) > A_FEW && pages(id) > A_FEW ? 'forms' : null;
    },
    guests: (id, graph) => {
      const { guests, pages } = see(graph);
      return guests(id) > 1 && pages(id) === 0 ? 'guests' : null;
    },
    console: (id, graph) => {
      const { frame, guests, pages } = see(graph);
      const isForMany = frame.has(id) || pages(id) >= MANY;
      return isForMany && guests(id) === 0 && !isForm(id) ? 'console' : null;
    },
    cluster: (id, graph) => {
      const { cluster, settings, elsewhere } = see(graph);
      if (isForm(id) || elsewhere(id) > 0) return null;
      return cluster.has(id) ? 'cluster' : settings.has(id) ? 'cluster-settings' : null;
    },
  };
}
