import { buildSchema, execute, parse } from 'graphql/index.js';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { describe, expect, it } from 'vitest';
import { withoutValues } from './variables.ts';

const schema = buildSchema(`
  enum Kind { HUB OWN }
  input Form { name: String!, password: String!, count: Int, tags: [String!], kind: Kind }
  type Query { send(form: Form): Int }
`);
const document = parse('query ($form: Form!) { send(form: $form) }');
const SECRET = 'planted; Expected "secret';

const wrong: [form: unknown, said: string][] = [
  [{ password: SECRET }, ': Field "name" of required type "String!" was not provided.'],
  [{ name: 'n', password: SECRET, extra: 1 }, ': Field "extra" is not defined by type "Form".'],
  [
    { name: 'n', password: { value: SECRET } },
    ' at "form.password": String cannot represent a non string value.',
  ],
  [{ name: 'n', password: 'p', count: SECRET }, ' at "form.count": Int cannot represent non-integer value.'],
  [{ name: 'n', password: 'p', kind: SECRET }, ' at "form.kind": does not exist in "Kind" enum.'],
  [
    { name: 'n', password: 'p', tags: [[SECRET]] },
    ' at "form.tags[0]": String cannot represent a non string value.',
  ],
  [SECRET, ': Expected type "Form" to be an object.'],
];

describe('a variable of the wrong type', () => {
  it.each(wrong)('is reported by path and reason without the value: %j', async (form, said) => {
    const { errors = [] } = await execute({ schema, document, variableValues: { form } });
    const messages = errors.map(({ message }) => withoutValues(message));
    expect(errors.map(({ message }) => message).join()).toContain('planted');
    expect(messages).toEqual([`Variable "$form" got an invalid value${said}`]);
  });

  it.each(wrong)('is reported without the value by compiled operations too: %j', async (form) => {
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) throw new Error('the query can be compiled');
    const { errors = [] } = await compiled.query({}, {}, { form });
    const messages = errors.map(({ message }: { message: string }) => withoutValues(message));
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages)
      expect(message).toMatch(/^Variable "\$\w+" got an invalid value( at |: |\.$)/);
    expect(messages.join()).not.toContain('planted');
  });

  it('leaves other messages unchanged', () => {
    expect(withoutValues('Cannot query field "x".')).toBe('Cannot query field "x".');
  });
});
