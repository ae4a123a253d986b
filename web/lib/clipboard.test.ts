import { copyText } from './clipboard.ts';

const stub = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });

afterEach(() => vi.unstubAllGlobals());

it('copies the exact text', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  stub(writeText);
  expect(await copyText(' a b\n')).toBe(true);
  expect(writeText).toHaveBeenCalledWith(' a b\n');
});

it('returns false when the browser refuses', async () => {
  stub(() => Promise.reject(new Error('denied')));
  expect(await copyText('a')).toBe(false);
});
