import { sampleValues } from './createValues.testing.ts';
import { draftStore, parseDraft, serializeDraft } from './draft.ts';

const start = sampleValues({ name: '' });

it('restores everything except the tokens', () => {
  const typed = sampleValues({
    name: 'shop',
    isHighAvailability: true,
    token: 'secret-a',
    temporaryToken: 'secret-b',
  });
  draftStore.write('a1', typed);
  expect(draftStore.read('a1', start)).toEqual({ ...typed, token: '', temporaryToken: '' });
});

it('never contains a token', () => {
  draftStore.write('a1', sampleValues({ token: 'secret-a', temporaryToken: 'secret-b' }));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/secret/);
  expect(serializeDraft(sampleValues({ token: 'secret-a' }))).not.toContain('token"');
});

it('belongs to one account, until it is discarded', () => {
  draftStore.write('a1', sampleValues());
  expect(draftStore.read('a2', start)).toBeNull();
  draftStore.clear('a1');
  expect(draftStore.read('a1', start)).toBeNull();
});

it('takes only valid values from an older or broken draft', () => {
  expect(parseDraft('not json', start)).toBeNull();
  const mixed = parseDraft('{"name":"shop","isProtected":"yes","nodePools":3,"colour":"red"}', start);
  expect(mixed).toEqual({ ...start, name: 'shop' });
});
