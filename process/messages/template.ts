/** English wording of a code, with `{{name}}` for each parameter; two forms where `count` decides between them. */
export type Template = string | { readonly one: string; readonly other: string };

/** Parameters of a message: names, numbers and other data, never sentences. */
export type Params = Readonly<Record<string, string | number>>;

type Holes<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Holes<Rest>
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

/** The template with its parameters filled in. */
export function fill(template: Template, params: Params): string {
  const text =
    typeof template === 'string' ? template : Number(params['count']) === 1 ? template.one : template.other;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
