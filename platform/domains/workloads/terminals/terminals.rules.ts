/** Limits of terminals, and what is said when one ends. Pure: no database, no clock. */
import type { Actor } from '../../../http/authGuard.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { ExecExit } from '../../../providers/kubernetes/execPort.ts';

export const shells = ['sh', 'bash', 'ash', 'zsh'] as const;
export type Shell = (typeof shells)[number];

/**
 * Terminals of one person, of one account and of all accounts that may be open at a time, in each platform process: the
 * limit keeps one process from carrying too many streams, and a count across processes would have to survive those that
 * crash.
 */
export const mostTerminals = { user: 5, account: 20, process: 200 } as const;

/** A terminal without input ends after this time. */
export const IDLE_MINUTES = 15;
/** How long before that it shows a warning. */
export const WARNING_SECONDS = 60;

type Holder = Pick<Actor, 'userId' | 'accountId'>;

/** Why nobody may open one more terminal besides those that are open; null if they may. */
export function limitRefusal(open: readonly Holder[], { userId, accountId }: Holder): Message | null {
  const { user, account, process } = mostTerminals;
  if (open.filter((one) => one.userId === userId).length >= user)
    return text('terminal_limit', { max: user });
  if (open.filter((one) => one.accountId === accountId).length >= account)
    return text('terminal_limit_account', { max: account });
  if (open.length >= process) return text('terminal_limit_server');
  return null;
}

/** Exit code of a shell that was killed together with its container. */
const KILLED = 137;
const NO_PROGRAM = /executable file not found|no such file or directory/;

/** What is said when a shell has ended by itself. */
export function exitText({ code, message }: ExecExit, shell: Shell): Message {
  if (code === 0) return text('terminal_ended');
  if (code === KILLED) return text('terminal_container_stopped');
  if (code !== null) return text('terminal_exited', { status: code });
  if (NO_PROGRAM.test(message)) return text('terminal_no_shell', { shell });
  return text('terminal_failed', { reason: message });
}
