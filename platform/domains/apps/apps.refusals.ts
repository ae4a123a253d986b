import { DomainError, invalid, invalidMany, notFound, refused, type FieldIssue } from '../../http/errors.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import { findApp } from '../../providers/apps/catalogue.ts';
import type { CatalogueApp } from '../../providers/apps/catalogueApp.ts';
import type { CatalogApp } from '../../providers/apps/port.ts';
import type { AppBlocker, AppSituation, AppStatus } from './apps.rules.ts';

/** Throws 404 for names that the catalogue lacks. */
export function catalogueEntry(name: string): CatalogueApp {
  const app = findApp(name);
  if (!app) throw notFound(text('app_not_in_catalog'));
  return app;
}

/** 409: the app is not installed. */
export function notInstalled(): DomainError {
  return refused(text('app_not_installed'), { error: 'not_installed' });
}

/** 409: there is nothing to try again. */
export function notFailed({ title }: Pick<CatalogApp, 'title'>): DomainError {
  return refused(text('app_not_failed', { title }), { error: 'not_failed' });
}

/** Why nothing else can start while an operation is running. */
function runningMessage(status: AppStatus | 'not_installed', title: string): Message {
  switch (status) {
    case 'configuring':
      return text('app_configuring', { title });
    case 'upgrading':
      return text('app_upgrading', { title });
    case 'rollback':
      return text('app_rolling_back', { title });
    case 'uninstalling':
      return text('app_uninstalling', { title });
    default:
      return text('app_installing', { title });
  }
}

/** Blocker → refusal for users: the reason, and how to resolve it. */
export function appRefusal(
  blocker: AppBlocker,
  { title }: Pick<CatalogApp, 'title'>,
  now: AppSituation,
  missing: readonly CatalogueAddon[] = [],
): DomainError {
  switch (blocker) {
    case 'archived':
      return refused(text('archived'));
    case 'cluster_not_active':
      return refused(text('app_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(runningMessage(now.status, title), { error: blocker });
    case 'already_installed':
      return refused(text('app_already_installed', { title }), { error: blocker });
    case 'not_installed':
      return notInstalled();
    case 'plan_limit': {
      const plan = now.neededPlan ?? '';
      const why = text('app_plan', { title, plan });
      return new DomainError({ status: 402, text: why, error: blocker, extra: { plan } });
    }
    case 'missing_dependencies': {
      const others = missing.filter(({ name }) => now.missing.includes(name)).map((addon) => addon.title);
      return refused(text(blocker, { title, others: others.join(', '), count: others.length }));
    }
    case 'up_to_date':
    case 'no_previous_version':
      return refused(text(blocker, { title }));
  }
}

/** 422: what is wrong with the settings. */
export function settingsRefusal(issues: FieldIssue[]): DomainError {
  const [only, ...others] = issues;
  if (only?.code === 'setting_fixed' && others.length === 0) {
    const { field, ...why } = only;
    return invalid(field, why, 'locked_field');
  }
  return invalidMany(issues);
}
