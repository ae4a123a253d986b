import { GREETING, type Result, type Shell } from './shell.ts';

/** Where a running command writes to. */
export interface Output {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** The command has ended. */
  exit: (code: number) => void;
}

/** The input of a running command. */
export interface Input {
  write(text: string): void;
  /** No more input will come. */
  end(): void;
}

function show({ stdout, stderr }: Output, { output, errors }: Result): void {
  if (output !== '') stdout(output);
  if (errors !== '') stderr(errors);
}

/** A shell that reads lines, such as those that a client pipes into `sh`. */
export function readLines(shell: Shell, output: Output): Input {
  let rest = '';
  let code = 0;
  let hasEnded = false;
  const run = (line: string): void => {
    if (hasEnded) return;
    const result = shell.run(line);
    show(output, result);
    code = result.code;
    if (!result.exits) return;
    hasEnded = true;
    output.exit(code);
  };
  return {
    write: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) run(line);
    },
    end: () => {
      if (rest !== '') run(rest);
      if (!hasEnded) output.exit(code);
      hasEnded = true;
    },
  };
}

const ERASE = '\b \b';
/** A key: an escape sequence of arrows and function keys, or one character. */
// oxlint-disable-next-line no-control-regex -- terminals send control characters
const KEYS = /\u001B(?:\[[\d;]*[A-Za-z~]|O[A-Z])|[^]/gu;

/** A shell behind a terminal: it echoes what is typed, and shows a prompt. */
export function openTerminal(shell: Shell, { stdout, exit }: Output): Input {
  const write = (text: string): void => stdout(text.replaceAll('\n', '\r\n'));
  let line = '';
  let hasEnded = false;
  const prompt = (): void => write(shell.prompt);
  const end = (code: number): void => {
    hasEnded = true;
    exit(code);
  };
  const enter = (): void => {
    write('\n');
    const result = shell.run(line);
    line = '';
    write(result.output + result.errors);
    if (result.exits) end(result.code);
    else prompt();
  };
  const discard = (): void => {
    line = '';
    write('^C\n');
    prompt();
  };
  const keys: Readonly<Record<string, () => void>> = {
    '\r': enter,
    '\n': enter,
    '\u0003': discard,
    '\u0004': () => line === '' && end(0),
    '\u007F': () => {
      if (line !== '') write(ERASE);
      line = [...line].slice(0, -1).join('');
    },
  };
  const press = (key: string): void => {
    const act = keys[key];
    if (act) act();
    else if (key >= ' ') {
      line += key;
      write(key);
    }
  };
  write(GREETING);
  prompt();
  return {
    write: (text) => {
      for (const [key] of text.matchAll(KEYS)) if (!hasEnded) press(key);
    },
    end: () => {
      if (!hasEnded) end(0);
    },
  };
}
