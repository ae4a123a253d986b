/** What an order leads to: action, version, settings and the differences. Pure but for generated passwords. */
import { invalid } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { appPlans, type CatalogApp } from '../../providers/apps/port.ts';
import { fieldChanges, type FieldChange, type Fields } from '../clusters/clusters.revision.ts';
import { settingsRefusal } from './apps.refusals.ts';
import type { ClusterClasses } from './apps.classes.ts';
import type { AppAction } from './apps.rules.ts';
import type { AppRow } from './apps.store.ts';
import { settingsAfter, type Settings } from './apps.validation.ts';

/** An order as it was sent. */
export interface AppOrder {
  verb: 'install' | 'change' | 'uninstall';
  /** Catalogue name. */
  name: string;
  version?: string | null;
  /** Changed settings. */
  configuration: Readonly<Record<string, unknown>>;
  /** The revision that the caller has read. */
  revision?: number | null;
  /** Also installs the required add-ons that the cluster lacks, before it. */
  withDependencies?: boolean;
  deletesData?: boolean;
}

/**
 * True if an account with the plan may install an app that needs another one. A plan that is not in the list allows
 * everything as a need, and nothing as one's own.
 */
export function planAllows(own: string | null, needed: string): boolean {
  const rank = (plan: string | null) => appPlans.findIndex((tier) => tier === plan);
  return rank(own) >= rank(needed);
}

/**
 * The order that repeats what has failed, with everything that was entered; null if nothing has. An app with addresses
 * was installed before: its settings are applied again.
 */
export function retryOf(row: AppRow): AppOrder | null {
  const { name, status, version, targetVersion, endpoints, deletesData } = row;
  const common = { name, configuration: {} };
  if (status === 'uninstall_failed') return { ...common, verb: 'uninstall', deletesData };
  if (status !== 'failed') return null;
  if (targetVersion !== null) return { ...common, verb: 'change', version: targetVersion };
  if (endpoints.length > 0) return { ...common, verb: 'change' };
  return { ...common, verb: 'install', version, withDependencies: true };
}

/** A change with a version is a rollback to the previous one, or an upgrade. */
export function actionOf({ verb, version }: AppOrder, row: AppRow | undefined): AppAction {
  if (verb !== 'change') return verb;
  if (version == null) return 'configure';
  return version === row?.previousVersion ? 'rollback' : 'upgrade';
}

/** The version after the action. Throws 422 `version` for one that does not exist or is not newer. */
export function targetVersion(
  { title, versions }: CatalogApp,
  action: AppAction,
  wanted: string | null | undefined,
  row: AppRow | undefined,
): string {
  const known = versions.map(({ version }) => version);
  const byDefault = action === 'install' ? versions[0].version : (row?.version ?? versions[0].version);
  const version = wanted ?? byDefault;
  if (action === 'configure' || action === 'uninstall' || action === 'rollback') return version;
  const position = known.indexOf(version);
  if (position === -1)
    throw invalid('version', text('app_version', { title, version, versions: known.join(', ') }));
  const present = row ? known.indexOf(row.version) : -1;
  if (action === 'upgrade' && row && present !== -1 && position >= present)
    throw invalid('version', text('app_version_other', { title, version: row.version }));
  return version;
}

/** The settings after the action, and what differs. Throws 422 `configuration.<field>`. */
export function plannedSettings(
  { inputsSchema }: CatalogApp,
  action: AppAction,
  { configuration }: AppOrder,
  row: AppRow | undefined,
  classes: ClusterClasses,
): { settings: Settings; changes: FieldChange[] } {
  // Settings that are fixed after the installation can be corrected until it succeeds.
  const current = row && (action === 'install' ? { ...row, isInstalling: true } : row);
  const { settings, issues } = settingsAfter(inputsSchema, configuration, {
    current: current ?? null,
    classes,
  });
  if (issues.length > 0) throw settingsRefusal(issues);
  const secretChanges = Object.keys(settings.secrets).map((name) => ({
    field: `configuration.${name}`,
    // Values of secrets are not shown.
    before: row?.secretFields.includes(name) ? '•' : null,
    after: row?.secretFields.includes(name) ? '••' : '•',
  }));
  const flat = (inputs: Fields): Fields =>
    Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`configuration.${name}`, value]));
  return {
    settings,
    changes: [...fieldChanges(flat(row?.inputs ?? {}), flat(settings.inputs)), ...secretChanges],
  };
}
