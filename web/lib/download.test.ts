import { downloadText } from './download.ts';

describe('a download from memory', () => {
  const saved: { href: string; download: string }[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ href: this.href, download: this.download });
    });
    URL.createObjectURL = vi.fn(() => 'blob:kubedeck/1');
    URL.revokeObjectURL = vi.fn();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is saved under its name, and its object URL is revoked later', () => {
    downloadText('a: 1\n', 'cluster.yaml', 'application/yaml');
    expect(saved).toEqual([{ href: 'blob:kubedeck/1', download: 'cluster.yaml' }]);
    vi.advanceTimersByTime(5_000);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:kubedeck/1');
  });
});
