import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** On Linux: the boot, and the process's start in ticks since then (field 22 of /proc/<pid>/stat, see proc(5)). */
function fromProc(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the program's name in brackets and may hold spaces and brackets itself.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[19] ? `${boot}:${fields[19]}` : null;
  } catch {
    return null;
  }
}

/** On macOS and BSD: the start to the second. */
function fromPs(pid: number): string | null {
  try {
    const args = ['-o', 'lstart=', '-p', String(pid)];
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

/** When a process began: with its number this names it for ever, since numbers are used again. Null when unknown. */
export function startOf(pid: number): string | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}
