/** One command of a line. */
export interface Command {
  words: string[];
  /** After `&&`: only if the one before succeeded. */
  needsSuccess: boolean;
}

/** The command line cannot be understood. */
export class CommandLineError extends Error {
  override name = 'CommandLineError';
}

const PART =
  /(?<space>\s+)|'(?<plain>[^']*)'|"(?<quoted>(?:[^"\\]|\\.)*)"|\\(?<escaped>.)|(?<operator>&&|;)|(?<other>[|<>&`(){}'"])|(?<bare>[^\s'"\\;&|<>`(){}]+|\$\{\w+\})/gsu;

function expanded(text: string, env: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (_all, braced?: string, plain?: string) => {
    return env.get(braced ?? plain ?? '') ?? '';
  });
}

/** The text that a part of a line stands for; undefined for spaces and operators. */
function textOf(
  groups: Readonly<Record<string, string | undefined>>,
  env: ReadonlyMap<string, string>,
): string | undefined {
  const { plain, quoted, escaped, bare } = groups;
  if (quoted !== undefined) return expanded(quoted.replaceAll(/\\(["\\$])/g, '$1'), env);
  return plain ?? escaped ?? (bare === undefined ? undefined : expanded(bare, env));
}

/** Splits a line at `;` and `&&`, and its commands into words; quotes group and variables are replaced. */
export function parseCommandLine(line: string, env: ReadonlyMap<string, string>): Command[] {
  const commands: Command[] = [{ words: [], needsSuccess: false }];
  let isInWord = false;
  for (const { groups = {} } of line.matchAll(PART)) {
    const { operator, other } = groups;
    if (other) throw new CommandLineError(`syntax error near "${other}": only ";" and "&&" are understood`);
    const text = textOf(groups, env);
    const words = commands.at(-1)?.words ?? [];
    if (operator) commands.push({ words: [], needsSuccess: operator === '&&' });
    else if (text !== undefined && isInWord) words.push((words.pop() ?? '') + text);
    else if (text !== undefined) words.push(text);
    isInWord = text !== undefined;
  }
  return commands.filter(({ words }) => words.length > 0);
}
