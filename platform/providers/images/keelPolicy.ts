import { RE2JS, type Matcher } from 're2js';

/** Which tags Keel deploys; the same decisions as Keel 0.20. Pure. */
interface Version {
  numbers: readonly [major: number, minor: number, patch: number];
  prerelease: string;
}

/** The longest pattern of a policy. */
export const MAX_PATTERN = 200;
/** A match takes at most about 40 ns per instruction of the pattern and character of the tags: 2 s for all tags. */
const MAX_STEPS = 50_000_000;
/** A match whose group is read takes this many times as long. */
const GROUP_COST = 4;

const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

function versionOf(tag: string): Version | null {
  const found = VERSION.exec(tag);
  if (!found) return null;
  const [, major, minor = '0', patch = '0', prerelease = ''] = found;
  return { numbers: [Number(major), Number(minor), Number(patch)], prerelease };
}

/** By the rules of semantic versioning: numbers before words, fewer parts before more. */
function comparePrerelease(a: string, b: string): number {
  if (a === b) return 0;
  // A release is higher than what led to it.
  if (a === '' || b === '') return a === '' ? 1 : -1;
  const [left, right] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const [one, other] = [left[i], right[i]];
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    if (one === other) continue;
    const [isNumber, isOtherNumber] = [/^\d+$/.test(one), /^\d+$/.test(other)];
    if (isNumber && isOtherNumber) return Number(one) - Number(other);
    if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
    return one < other ? -1 : 1;
  }
  return 0;
}

function compare(a: Version, b: Version): number {
  const [x, y] = [a.numbers, b.numbers];
  return x[0] - y[0] || x[1] - y[1] || x[2] - y[2] || comparePrerelease(a.prerelease, b.prerelease);
}

/** `all`, `major`, `minor` and `patch`: higher versions within bounds. */
function bySemver(policy: string, current: string, tags: readonly string[]): string[] {
  const from = versionOf(current);
  if (!from) return [];
  const isWithin = ({ numbers: [major, minor], prerelease }: Version): boolean => {
    if (policy === 'all') return true;
    if (prerelease !== from.prerelease) return false;
    if (policy === 'major') return true;
    if (major !== from.numbers[0]) return false;
    return policy === 'minor' || minor === from.numbers[1];
  };
  return tags
    .flatMap((tag) => {
      const version = versionOf(tag);
      return version && compare(version, from) > 0 && isWithin(version) ? [{ tag, version }] : [];
    })
    .sort((a, b) => compare(b.version, a.version))
    .map(({ tag }) => tag);
}

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/**
 * Compiles a regular expression by the rules of Go, which Keel is written in; null for one that is not valid there. A match
 * takes time in proportion to the text and to the compiled program, which repetitions such as `.{0,900}` make large.
 */
export function compileRegexp(source: string): RE2JS | null {
  try {
    return RE2JS.compile(source);
  } catch {
    return null;
  }
}

/** `*` and `?` as in file names. */
function globPattern(glob: string): RE2JS | null {
  const escaped = glob.replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return compileRegexp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`);
}

/**
 * The tags that match, with their matchers; none if that could take too long, because users write patterns and name the
 * registries that the tags come from. `test` of RE2JS can be ten times slower than `find`.
 */
function matchesOf(pattern: RE2JS, tags: readonly string[], cost = 1): { tag: string; found: Matcher }[] {
  if (pattern.programSize() * tags.join('').length * cost > MAX_STEPS) return [];
  return tags.flatMap((tag) => {
    const found = pattern.matcher(tag);
    return found.find() ? [{ tag, found }] : [];
  });
}

/** Matches in alphabetical order, not by version: only those above the current tag. */
function byGlob(glob: string, current: string, tags: readonly string[]): string[] {
  const pattern = globPattern(glob);
  if (!pattern) return [];
  const higher = tags.filter((tag) => tag > current);
  return matchesOf(pattern, higher)
    .map(({ tag }) => tag)
    .sort(descending);
}

const COMPARE = 'compare';

/** Matches in alphabetical order; a group named `compare` decides on the order. */
function byRegexp(source: string, tags: readonly string[]): string[] {
  const pattern = compileRegexp(source);
  if (!pattern) return [];
  const hasGroup = Object.hasOwn(pattern.namedGroups(), COMPARE);
  return matchesOf(pattern, tags, hasGroup ? GROUP_COST : 1)
    .map(({ tag, found }) => ({ tag, key: (hasGroup ? found.group(COMPARE) : null) ?? tag }))
    .sort((a, b) => descending(a.key, b.key))
    .map(({ tag }) => tag);
}

export interface KeelChoice {
  /** Tags that fit, best first. */
  candidates: string[];
  /** The tag that Keel takes next; null if it stays. */
  next: string | null;
}

/**
 * What Keel would take. `policy` is `all`, `major`, `minor`, `patch`, `force` (the same tag again when its digest
 * changes), `glob:…` or `regexp:…`. Like Keel, it takes nothing by a pattern that is not valid.
 */
export function keelChoice(policy: string, current: string, tags: readonly string[]): KeelChoice {
  const [kind = '', ...rest] = policy.split(':');
  const pattern = rest.join(':');
  if (kind === 'force' || kind === 'latest') return { candidates: [current], next: current };
  if (kind === 'glob') {
    const candidates = byGlob(pattern, current, tags);
    return { candidates, next: candidates[0] ?? null };
  }
  if (kind === 'regexp') {
    // Also those below the current tag.
    const ranked = byRegexp(pattern, tags);
    const [best] = ranked;
    const isNewest = best === undefined || best === current;
    const candidates = ranked.filter((tag, index) => index > 0 || tag !== current);
    return { candidates, next: isNewest ? null : best };
  }
  const candidates = bySemver(kind, current, tags);
  return { candidates, next: candidates[0] ?? null };
}
