/**
 * English wording of a code, with `{{name}}` for each parameter; two forms where `count` decides between them. The
 * value of `{{name, code}}` is the code of another message, which takes its parameters from the same ones.
 */
export type Template = string | { readonly one: string; readonly other: string };

/** Parameters of a message: names, numbers and other data, never sentences. */
export type Params = Readonly<Record<string, string | number>>;

type Holes<Text extends string> = Text extends `${string}{{${infer Hole}}}${infer Rest}`
  ? (Hole extends `${infer Name}, code` ? Name : Hole) | Holes<Rest>
  : never;
type Name<T extends Template> = T extends { readonly other: string }
  ? Holes<T['other']> | 'count'
  : T extends string
    ? Holes<T>
    : never;

/** The parameters that a template needs, as the last arguments of a function: none, or one object. */
export type ParamsOf<T extends Template> = [Name<T>] extends [never]
  ? []
  : [params: Readonly<Record<Name<T>, string | number>>];

/** The template with its parameters filled in; `templateOf` finds the template of a code. */
export function fill(
  template: Template,
  params: Params,
  templateOf: (code: string) => Template | undefined,
): string {
  const text =
    typeof template === 'string' ? template : Number(params['count']) === 1 ? template.one : template.other;
  return text.replace(/\{\{(\w+)(, code)?\}\}/g, (_, name: string, isCode?: string) => {
    const value = String(params[name] ?? '');
    const inner = isCode === undefined ? undefined : templateOf(value);
    return inner === undefined ? value : fill(inner, params, templateOf);
  });
}
