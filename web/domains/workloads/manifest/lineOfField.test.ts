import { lineOfField, partsOf } from './lineOfField.ts';

const text = `kind: Deployment
metadata:
  labels:
    example.com/a: b
spec:
  replicas: -1
  containers:
    - name: web
      image: nginx
`;

describe('the line of a field', () => {
  it.each([
    ['spec.replicas', 6],
    ['spec.containers[0].image', 9],
    ['metadata.labels[example.com/a]', 4],
  ])('is that of %s', (field, line) => {
    expect(lineOfField(text, field)).toBe(line);
  });

  it('is that of the closest field above one that is missing', () => {
    expect(lineOfField(text, 'spec.containers[0].ports[0]')).toBe(8);
    expect(lineOfField(text, 'status')).toBeNull();
  });

  it('is found by the parts of its path', () => {
    expect(partsOf('spec.containers[0].env[A_B]')).toEqual(['spec', 'containers', 0, 'env', 'A_B']);
  });
});
