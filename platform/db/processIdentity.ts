import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** On Linux: boot id, and start time in ticks since boot (field 22 of /proc/<pid>/stat, see proc(5)). */
function fromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the program's name in parentheses and may contain spaces and parentheses.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ? `${boot}:${fields[19]}` : null;
  } catch {
    return null;
  }
}

/** On macOS and BSD: start time as text, in UTC and the C locale, so that every process reads the same. */
export function fromPs(pid: number): string | null {
  try {
    const args = ['-o', 'lstart=', '-p', String(pid)];
    const env = { LC_ALL: 'C', TZ: 'UTC' };
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    // The full path, because this environment has no PATH.
    return execFileSync('/bin/ps', args, { encoding: 'utf8', env, stdio }).trim() || null;
  } catch {
    return null;
  }
}

/** Start time of a process; with its id it is unique, because ids are reused. Null if unknown. */
export function startOf(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}
