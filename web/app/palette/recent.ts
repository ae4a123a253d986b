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

/** Records a command as the most recently used one in this browser. */
export function remember(id: string): void {
  localStorage.setItem(
    STORED,
    JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, KEPT)),
  );
}

/** Puts recently used commands first; both halves keep their order. */
export function recentFirst(commands: readonly Command[]): readonly Command[] {
  const recent = read();
  const rank = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : KEPT);
  return [...commands].sort((a, b) => rank(a) - rank(b));
}
