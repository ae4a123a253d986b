import { browserStorage, tabStorage } from './browserStorage.ts';

afterEach(() => vi.restoreAllMocks());

it('keeps a text until it is removed', () => {
  tabStorage.write('key', 'text');
  expect(tabStorage.read('key')).toBe('text');
  expect(browserStorage.read('key')).toBeNull();
  tabStorage.remove('key');
  expect(tabStorage.read('key')).toBeNull();
});

it('keeps nothing where the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  browserStorage.write('key', 'text');
  expect(browserStorage.read('key')).toBeNull();
  browserStorage.remove('key');
});
