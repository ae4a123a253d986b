import { browserStorage, tabStorage } from './browserStorage.ts';

afterEach(() => vi.restoreAllMocks());

it('keeps a text until it is removed', () => {
  tabStorage.write('key', 'text');
  expect(tabStorage.read('key')).toBe('text');
  expect(browserStorage.read('key')).toBeNull();
  tabStorage.remove('key');
  expect(tabStorage.read('key')).toBeNull();
});

it('keeps a text for this page where the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(browserStorage.read('key')).toBeNull();
  browserStorage.write('key', 'text');
  expect(browserStorage.read('key')).toBe('text');
  browserStorage.remove('key');
  expect(browserStorage.read('key')).toBeNull();
});

it('returns the newest text also if storage is full', () => {
  browserStorage.write('key', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  browserStorage.write('key', 'new');
  expect(browserStorage.read('key')).toBe('new');
  full.mockRestore();
  browserStorage.write('key', 'newer');
  expect(browserStorage.read('key')).toBe('newer');
  browserStorage.remove('key');
});
