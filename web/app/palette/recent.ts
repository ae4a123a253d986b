import { browserStorage } from '../../lib/browserStorage.ts';
import type { Command } from '../../shell/keys/useCommands.ts';

const STORED = 'kubedeck.recentCommands';
const KEPT = 5;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(browserStorage.read(STORED) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Records a command as the most recently used one in this browser. */
export function remember(id: string): void {
  browserStorage.write(
    STORED,
    JSON.stringify([id, ...read().filter((other) => other !== id)].slice(0, KEPT)),
  );
}

/** The recently used commands, the last one first, and the others in their order. */
export function splitRecent(commands: readonly Command[]): {
  recent: readonly Command[];
  others: readonly Command[];
} {
  const ids = read();
  const recent = ids.flatMap((id) => commands.filter((command) => command.id === id));
  return { recent, others: commands.filter(({ id }) => !ids.includes(id)) };
}
