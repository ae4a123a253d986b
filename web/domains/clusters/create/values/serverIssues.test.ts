import { sampleValues } from './createValues.testing.ts';
import { toInput } from './createValues.ts';
import { toFormIssues } from './serverIssues.ts';
import type { CreateClusterInput } from '../__generated__/useCreateClusterMutation.graphql.ts';

const issue = (path: string) => [{ path, code: 'x', message: 'Refused' }];
const shown = { ...sampleValues(), tokenState: 'missing' as const };

it.each([
  ['name', 'name'],
  ['nodePools.0.instanceType', 'nodePools.0.instanceType'],
  ['temporaryToken', 'token'],
  ['externalDatastoreEndpoint', 'datastoreMode'],
  ['privateSubnet', 'privateSubnet'],
])('shows an issue with %s at %s', (path, field) => {
  expect(toFormIssues(issue(path), shown)).toEqual({ issues: [{ path: field, message: 'Refused' }] });
});

it('shows an issue with the temporary token at its field while that is visible', () => {
  const { issues } = toFormIssues(issue('temporaryToken'), { ...shown, hasTemporaryToken: true });
  expect(issues?.[0]?.path).toBe('temporaryToken');
});

it("leaves an issue with the saved token to the form's banner", () => {
  const { issues } = toFormIssues(issue('temporaryToken'), { ...shown, tokenState: 'saved' });
  expect(issues?.[0]?.path).toBe('');
});

it('sends only fields of the mutation', () => {
  // Checked by tsc: TypeScript does not report surplus fields of a spread, and the server refuses them.
  expectTypeOf<keyof ReturnType<typeof toInput>>().toExtend<keyof CreateClusterInput>();
});

it('omits hidden fields', () => {
  const input = toInput(
    sampleValues({
      externalDatastoreEndpoint: 'db:5432',
      controlPlaneLocations: ['fsn1', 'hel1'],
      cni: 'NONE',
      isCniEncrypted: true,
      hasPrivateNetwork: false,
      temporaryToken: 'secret',
    }),
  );
  expect(input).toMatchObject({
    externalDatastoreEndpoint: null,
    controlPlaneLocations: ['fsn1'],
    cni: null,
    isCniEncrypted: false,
    privateSubnet: null,
    temporaryToken: null,
  });
});
