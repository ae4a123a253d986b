import type { ContainerView } from './container.ts';
import { CommandLineError, parseCommandLine } from './commandLine.ts';
import { listFolder, resolvePath } from './paths.ts';

const NOT_FOUND = 127;
const WRONG_USE = 2;
export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'ash', 'dash', 'zsh']);
export const GREETING =
  'This is the shell of an embedded cluster. Its containers run no programs; "help" lists what it can show.\n';

export interface Result {
  output: string;
  errors: string;
  code: number;
  /** The shell has ended. */
  exits: boolean;
}

/** A shell in a container. */
export interface Shell {
  readonly prompt: string;
  run(line: string): Result;
  /** A program and its arguments, without a shell around it. */
  exec(words: readonly string[]): Result;
}

const ok = (output = ''): Result => ({ output, errors: '', code: 0, exits: false });
const failed = (errors: string, code = 1): Result => ({
  output: '',
  errors: `${errors}\n`,
  code,
  exits: false,
});
const line = (text: string): Result => ok(`${text}\n`);

interface Session {
  view: ContainerView;
  now: () => Date;
  folder: string;
}

type Program = (session: Session, args: readonly string[]) => Result;

function list({ view, folder }: Session, args: readonly string[]): Result {
  const paths = args.filter((one) => !one.startsWith('-'));
  const path = resolvePath(folder, paths[0] ?? '.');
  if (view.files.has(path)) return line(path);
  const names = listFolder(view.files.keys(), path);
  if (!names) return failed(`ls: ${paths[0] ?? path}: No such file or directory`);
  return ok(names.map((name) => `${name}\n`).join(''));
}

function print({ view, folder }: Session, args: readonly string[]): Result {
  const contents = args.map((one) => [one, view.files.get(resolvePath(folder, one))] as const);
  const missing = contents.find(([, text]) => text === undefined);
  if (missing) return failed(`cat: ${missing[0]}: No such file or directory`);
  return ok(contents.map(([, text]) => text ?? '').join(''));
}

function changeFolder(session: Session, [to = '/root']: readonly string[]): Result {
  const path = resolvePath(session.folder, to);
  if (path !== '/' && !listFolder(session.view.files.keys(), path))
    return failed(`cd: can't cd to ${to}: No such file or directory`);
  session.folder = path;
  return ok();
}

function processes({ view: { container } }: Session): Result {
  const command = [...(container.command ?? []), ...(container.args ?? [])].join(' ');
  return ok(`PID   USER     COMMAND\n    1 root     ${command || (container.image ?? container.name)}\n`);
}

function environment({ view }: Session, [name]: readonly string[]): Result {
  if (name === undefined) return ok([...view.env].map(([key, value]) => `${key}=${value}\n`).join(''));
  const value = view.env.get(name);
  return value === undefined ? { ...ok(), code: 1 } : line(value);
}

function exit(_session: Session, [code = '0']: readonly string[]): Result {
  return { ...ok(), code: Number(code) % 256 || 0, exits: true };
}

const programs: Readonly<Record<string, Program>> = {
  cat: print,
  cd: changeFolder,
  date: ({ now }) => line(now().toUTCString()),
  echo: (_session, args) => line(args.join(' ')),
  env: (session) => environment(session, []),
  exit,
  false: () => ({ ...ok(), code: 1 }),
  help: () => ok(`${GREETING}${Object.keys(programs).join(' ')}\n`),
  hostname: ({ view }) => line(view.pod.metadata.name),
  id: () => line('uid=0(root) gid=0(root) groups=0(root)'),
  ls: list,
  printenv: environment,
  ps: processes,
  pwd: ({ folder }) => line(folder),
  true: () => ok(),
  whoami: () => line('root'),
};

/** A small shell over what the cluster knows about a container. */
export function createShell(view: ContainerView, now: () => Date): Shell {
  const session: Session = { view, now, folder: '/' };
  const exec = ([name = '', ...args]: readonly string[]): Result => {
    const base = name.split('/').at(-1) ?? name;
    if (SHELLS.has(base) && args.at(-2) === '-c') return run(args.at(-1) ?? '');
    if (SHELLS.has(base)) return ok();
    const program = Object.hasOwn(programs, base) ? programs[base] : undefined;
    return program ? program(session, args) : failed(`sh: ${name}: not found`, NOT_FOUND);
  };
  const run = (text: string): Result => {
    const all = ok();
    try {
      for (const { words, needsSuccess } of parseCommandLine(text, view.env)) {
        if (needsSuccess && all.code !== 0) continue;
        const { output, errors, code, exits } = exec(words);
        all.output += output;
        all.errors += errors;
        all.code = code;
        if (exits) return { ...all, exits };
      }
      return all;
    } catch (error) {
      if (error instanceof CommandLineError) return failed(`sh: ${error.message}`, WRONG_USE);
      throw error;
    }
  };
  return {
    get prompt() {
      return `${session.folder} # `;
    },
    run,
    exec,
  };
}
