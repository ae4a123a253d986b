import { Emitter } from '../../lib/emitter.ts';
import { areSingleKeysOn } from './keySettings.ts';

/**
 * Keys are matched on `event.key`, so `/` and `?` work on every layout. Common libraries match sequences on the
 * physical key, which is a different key on a Spanish keyboard.
 */
export interface Shortcut {
  /** `mod+k`, `?`, `g d`: a space separates the keys of a sequence. */
  readonly keys: string;
  readonly label: string;
  /** Heading in the shortcut dialog. */
  readonly group: 'global' | 'goto' | 'page';
  readonly run: (event: KeyboardEvent) => void;
  /** Also active while typing, e.g. `mod+s`. */
  readonly whileTyping?: boolean;
}

const SEQUENCE_MS = 1_000;
const shortcuts: Shortcut[] = [];
const changed = new Emitter();
let snapshot: readonly Shortcut[] = [];
let pending: { prefix: string; at: number } | undefined;

/** Adds a shortcut, which overrides earlier ones; returns the function that removes it. */
export function addShortcut(shortcut: Shortcut): () => void {
  shortcuts.unshift(shortcut);
  publish();
  return () => {
    shortcuts.splice(shortcuts.indexOf(shortcut), 1);
    publish();
  };
}

function publish(): void {
  snapshot = [...shortcuts];
  changed.emit();
}

export const subscribeToShortcuts = changed.subscribe;
/** The active shortcuts, newest first. */
export const activeShortcuts = (): readonly Shortcut[] => snapshot;

const TYPING =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox]';

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** The pressed chord in the notation of `keys`; undefined for a modifier alone. */
function chordOf(event: KeyboardEvent): string | undefined {
  if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph', 'Dead'].includes(event.key)) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return `mod+${key}`;
  return event.altKey && event.getModifierState('AltGraph') === false ? `alt+${key}` : key;
}

const isModal = () =>
  document.querySelector(
    'dialog[open], [role=dialog][data-state=open], [role=alertdialog][data-state=open]',
  ) !== null;

/** Runs the shortcut that a key press completes; remembers the first key of a sequence for a second. */
export function handleKey(event: KeyboardEvent): void {
  const chord = chordOf(event);
  if (chord === undefined || event.defaultPrevented || event.isComposing) return;
  const isBare = !chord.startsWith('mod+') && !chord.startsWith('alt+');
  if (isBare && (isTyping(event) || !areSingleKeysOn() || isModal())) return;
  const prefix = pending && event.timeStamp - pending.at < SEQUENCE_MS ? `${pending.prefix} ` : '';
  pending = undefined;
  const match =
    shortcuts.find(({ keys }) => keys === prefix + chord) ?? shortcuts.find(({ keys }) => keys === chord);
  if (match && (match.whileTyping || !isTyping(event))) {
    event.preventDefault();
    return match.run(event);
  }
  if (isBare && shortcuts.some(({ keys }) => keys.startsWith(`${chord} `))) {
    pending = { prefix: chord, at: event.timeStamp };
  }
}
