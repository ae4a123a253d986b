/** The paths of each tab, in the order of the tabs. */
function byTab<Tab extends string>(
  tabs: readonly Tab[],
  tabOf: (path: string) => Tab,
  paths: readonly string[],
): [Tab, string[]][] {
  return tabs.map((tab) => [tab, paths.filter((path) => tabOf(path) === tab)]);
}

/** Number of errors on each tab. */
export function errorsByTab<Tab extends string>(
  tabs: readonly Tab[],
  tabOf: (path: string) => Tab,
  paths: readonly string[],
): ReadonlyMap<Tab, number> {
  return new Map(byTab(tabs, tabOf, paths).map(([tab, own]) => [tab, own.length]));
}

/** The first error: tabs from left to right, then the order of the fields. */
export function firstPath<Tab extends string>(
  tabs: readonly Tab[],
  tabOf: (path: string) => Tab,
  paths: readonly string[],
): string | undefined {
  return byTab(tabs, tabOf, paths).flatMap(([, own]) => own)[0];
}
