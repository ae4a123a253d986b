import { readAnswer, type OnInvalid, type Reading } from './envelope.ts';
import type { Path } from './path.ts';

/** One text, and what it was read as; nothing is kept of a text that came once. */
interface Known {
  text: string;
  kept: (Reading<unknown> & { data: unknown })[];
}

/** Characters of text in each of the two generations. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Longer answers are read anew each time. */
const LONGEST = 256 * 1024;
/** Readings of one text: by more schemas than this it is read anew. */
const MOST_READINGS = 4;
/** Characters that tell most texts of one length apart. */
const LOOKED_AT = 32;
/** Texts that those characters do not tell apart: of more than this the oldest is let go of. */
const MOST_ALIKE = 8;

/** A number for looking a text up: hashing all of it would cost a tenth of a page. */
function gistOf(text: string): number {
  const step = Math.max(1, Math.floor(text.length / LOOKED_AT));
  let gist = text.length;
  for (let at = 0; at < text.length; at += step) gist = (Math.imul(gist, 31) + text.charCodeAt(at)) | 0;
  return gist;
}

/** Nobody may change what everybody shares. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) frozen(member);
  return value;
}

/**
 * What answers were read as. A platform mostly says what it said before, and the same text read by the same schema is the
 * same data: such a text is parsed and checked once, whoever asks and wherever it came from. The text itself is the key,
 * so nobody gets data that the platform has not just sent to them. A text that comes for the first time is only noted:
 * most of those never come again. Kept in two generations: what is asked for moves to the younger one, and when that is
 * full it becomes the older one, whose rest is let go of.
 */
export class Readings {
  #young = new Map<number, Known[]>();
  #old = new Map<number, Known[]>();
  #characters = 0;

  /** Reads the text, or answers what it was read as; throws what `readAnswer` throws. */
  read<T>(text: string, { schema, envelope }: Reading<T>, path: Path, onInvalid: OnInvalid): T {
    const gist = gistOf(text);
    const known = this.#find(text, gist);
    const same = known?.kept.find((one) => one.schema === schema && one.envelope === envelope);
    if (same !== undefined) return same.data as T;
    const data = frozen(readAnswer(text, { schema, envelope }, path, onInvalid));
    if (known === null) this.#note({ text, kept: [] }, gist);
    else if (known.kept.length < MOST_READINGS) known.kept.push({ schema, envelope, data });
    return data;
  }

  #find(text: string, gist: number): Known | null {
    const isIt = (known: Known) => known.text === text;
    const young = this.#young.get(gist)?.find(isIt);
    if (young !== undefined) return young;
    const old = this.#old.get(gist)?.find(isIt);
    if (old === undefined) return null;
    this.#note(old, gist);
    return old;
  }

  #note(known: Known, gist: number): void {
    const { length } = known.text;
    if (length > LONGEST) return;
    if (this.#characters + length > MOST_CHARACTERS) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#characters = 0;
    }
    const alike = this.#young.get(gist);
    if (alike === undefined) this.#young.set(gist, [known]);
    else if (alike.push(known) > MOST_ALIKE) alike.shift();
    this.#characters += length;
  }
}
