import type { Command } from '../../shell/keys/useCommands.ts';

const STORED = 'kubedeck.recentCommands';
const KEPT = 5;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes a command as the latest one used in this browser. */
export function remember(id: string): void {
  localStorage.setItem(
    STORED,
    JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, KEPT)),
  );
}

/** Recently used commands before the others, each half in its own order. */
export function recentFirst(commands: readonly Command[]): readonly Command[] {
  const recent = read();
  const rank = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : KEPT);
  return [...commands].sort((a, b) => rank(a) - rank(b));
}
