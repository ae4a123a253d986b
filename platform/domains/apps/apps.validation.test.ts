import { describe, expect, it } from 'vitest';
import { text } from '../../messages/messages.ts';
import type { InputField, InputsSchema } from '../../providers/apps/inputs.ts';
import { settingsAfter } from './apps.validation.ts';

const label = text('app_field_storage_class');
const fields: InputField[] = [
  { name: 'class', config: { type: 'string', label, default: 'fast', editable: false } },
  { name: 'database', config: { type: 'string', label, default: 'app', required: true, editable: false } },
  { name: 'password', config: { type: 'password', label, editable: false } },
  { name: 'replicas', config: { type: 'number', label, default: 1, required: true, min: 1 } },
];
const schema: InputsSchema = { general: fields };
const classes = { 'cluster-ingress-classes': [], 'cluster-storage-classes': [] };
const installed = { inputs: { class: 'slow', database: 'shop', replicas: 1 }, secretFields: ['password'] };

const after = (given: object, current: Parameters<typeof settingsAfter>[2]['current'] = installed) => {
  const { settings, issues } = settingsAfter(schema, { ...given }, { current, classes });
  return { inputs: settings.inputs, issues: issues.map(({ field, code }) => [field, code]) };
};

describe('a setting that is fixed after the installation', () => {
  it('can be neither changed nor emptied', () => {
    for (const value of ['other', '', null])
      expect(after({ class: value }).issues).toEqual([['configuration.class', 'setting_fixed']]);
    expect(after({ password: 'other' }).issues).toEqual([['configuration.password', 'setting_fixed']]);
    expect(after({ class: 'slow', password: '' })).toEqual({ inputs: installed.inputs, issues: [] });
  });

  it('stays empty if it was, unless it is required, as one of a later version of the app', () => {
    const current = { inputs: { replicas: 1 }, secretFields: [] };
    expect(after({}, current)).toEqual({ inputs: { database: 'app', replicas: 1 }, issues: [] });
    expect(after({ class: 'fast' }, current).issues).toEqual([['configuration.class', 'setting_fixed']]);
  });

  it('can be corrected until the installation succeeds', () => {
    const current = { ...installed, isInstalling: true };
    expect(after({ class: 'fast' }, current).inputs).toMatchObject({ class: 'fast' });
  });
});

it('a number is whole', () => {
  for (const value of [1.5, '1.5'])
    expect(after({ replicas: value }).issues).toEqual([['configuration.replicas', 'setting_whole']]);
});
