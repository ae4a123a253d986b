import type { FieldConfig, FieldValues } from './fieldConfig.ts';
import { isShown } from './fieldConfig.ts';
import { fieldProblems } from './fieldRules.ts';
import { errorsByTab, firstPath } from './tabErrors.ts';
import { generatePassword, sentValues, startingValues } from './startingValues.ts';

const field = (rest: Partial<FieldConfig>): FieldConfig => ({
  name: 'f',
  type: 'string',
  label: 'F',
  ...rest,
});
const problem = (rest: Partial<FieldConfig>, value: FieldValues['x'], isEditing = false) =>
  fieldProblems([field(rest)], { f: value }, isEditing)[0]?.message;

describe('rules of a field', () => {
  it.each<[string, Partial<FieldConfig>, FieldValues['x'], string | undefined]>([
    ['blank required text', { isRequired: true }, '  ', 'ui:config.required'],
    ['blank optional text', {}, '', undefined],
    ['a blank optional number', { type: 'number', min: 5 }, '', undefined],
    ['a number below the minimum', { type: 'number', min: 5 }, 4, 'ui:config.min|{"min":5}'],
    ['a number above the maximum', { type: 'number', max: 5 }, 6, 'ui:config.max|{"max":5}'],
    ['a fraction of a whole number', { type: 'number' }, 1.5, 'ui:validation.whole'],
    ['a decimal with a comma', { type: 'decimal', max: 2 }, '1,5', undefined],
    ['letters as a decimal', { type: 'decimal' }, 'x', 'ui:validation.number'],
    ['an IP address as domain', { type: 'domain' }, 'localhost', 'ui:config.domain'],
    ['a domain', { type: 'domain' }, 'app.example.com', undefined],
    ['an e-mail address', { type: 'email' }, 'a@b', 'ui:config.email'],
    ['a URL', { type: 'url' }, 'example.com', 'ui:config.url'],
    ['a phone number', { type: 'phone' }, '12345', 'ui:validation.phone'],
    ['an empty name', { type: 'kubernetes-name', isRequired: true }, '', 'ui:config.nameEmpty'],
    ['a long name', { type: 'kubernetes-name' }, 'a'.repeat(254), 'ui:config.nameLong'],
    ['a name in capitals', { type: 'kubernetes-name' }, 'App', 'ui:config.nameShape'],
    ['a short password', { type: 'password', minLength: 8 }, 'short', 'ui:config.password|{"min":8}'],
    [
      'too many options',
      { type: 'multi-select', max: 1 },
      ['a', 'b'],
      'ui:validation.maxSelections|{"max":1}',
    ],
    ['no option', { type: 'multi-select', isRequired: true }, [], 'ui:config.required'],
    ['a required switch that is off', { type: 'boolean', isRequired: true }, false, undefined],
  ])('%s', (_what, config, value, expected) => {
    expect(problem(config, value)).toBe(expected);
  });

  it('accepts an empty required password when something exists', () => {
    const password = { type: 'password', isRequired: true } as const;
    expect(problem(password, '')).toBe('ui:config.required');
    expect(problem(password, '', true)).toBeUndefined();
  });
});

describe('conditions', () => {
  const conditions = {
    enabled: [{ field: 'on', operator: 'TRUTHY' }],
    disabled: [{ field: 'on', operator: 'FALSY' }],
    both: [
      { field: 'on', operator: 'TRUTHY' },
      { field: 'kind', operator: 'EQUALS', value: 's3' },
    ],
    other: [{ field: 'kind', operator: 'DIFFERS', value: 's3' }],
  } as const;
  it.each<[keyof typeof conditions, FieldValues, boolean]>([
    ['enabled', { on: true }, true],
    ['enabled', { on: false }, false],
    ['enabled', {}, false],
    ['disabled', {}, true],
    ['both', { on: true, kind: 's3' }, true],
    ['both', { on: true, kind: 'gcs' }, false],
    ['other', { kind: 'gcs' }, true],
  ])('%s with %j: %s', (name, values, expected) => {
    expect(isShown(field({ showIf: conditions[name] }), values)).toBe(expected);
  });

  it('skip a hidden field in rules and in what is sent', () => {
    const hidden = field({ isRequired: true, showIf: conditions.enabled });
    expect(fieldProblems([hidden], { on: false, f: '' }, false)).toEqual([]);
    expect(sentValues([hidden], { on: false, f: 'x' }, false)).toEqual({});
  });
});

describe('values', () => {
  it('start with defaults and generated passwords', () => {
    const password = field({ name: 'p', type: 'password', isGenerated: true });
    const values = startingValues([
      field({ default: 'x' }),
      password,
      field({ name: 'on', type: 'boolean' }),
    ]);
    expect(values).toMatchObject({ f: 'x', on: false });
    expect(values.p).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(startingValues([password], {})).toEqual({ p: '' });
    expect(generatePassword(40)).toHaveLength(40);
  });

  it('are sent without passwords that keep their value', () => {
    const password = field({ type: 'password' });
    expect(sentValues([password], { f: '' }, true)).toEqual({});
    expect(sentValues([password], { f: 'new' }, true)).toEqual({ f: 'new' });
  });
});

it('counts errors by tab and finds the first from left to right', () => {
  const tabOf = (path: string) => (path.startsWith('b') ? 'second' : 'first');
  const tabs = ['first', 'second'] as const;
  expect(Object.fromEntries(errorsByTab(tabs, tabOf, ['b1', 'a1', 'b2']))).toEqual({ first: 1, second: 2 });
  expect(firstPath(tabs, tabOf, ['b1', 'a1'])).toBe('a1');
});
