import { notFound, refused, type DomainError } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { addonCatalogue } from '../../providers/addons/catalogue.ts';
import { isMoving, type AddonBlocker, type AddonSituation } from './addons.rules.ts';

/** 404: no such add-on in the catalogue. */
export function notInCatalogue(): DomainError {
  return notFound(text('addon_not_in_catalog'));
}

/** Titles of add-ons, as users know them, and how many there are. */
function namedIn(names: readonly string[]) {
  const titles = names.map((name) => addonCatalogue.find((one) => one.name === name)?.title ?? name);
  return { others: titles.join(', '), count: names.length };
}

/** Blocker → refusal for users: the reason, and how to resolve it. */
export function addonRefusal(blocker: AddonBlocker, title: string, now: AddonSituation): DomainError {
  switch (blocker) {
    case 'archived':
    case 'required_addon':
      return refused(text(blocker));
    case 'cluster_not_active':
      return refused(text('addon_cluster_not_active'), { error: blocker });
    case 'busy':
      return refused(isMoving(now.status) ? text(`addon_${now.status}`, { title }) : text(blocker), {
        error: blocker,
      });
    case 'missing_dependencies':
      return refused(text(blocker, { title, ...namedIn(now.missing) }));
    case 'has_dependents':
      return refused(text(blocker, { title, ...namedIn(now.dependents) }));
    case 'already_installed':
    case 'not_installed':
    case 'up_to_date':
    case 'no_previous_version':
    case 'gitops_enabled':
      return refused(text(blocker, { title }));
  }
}
