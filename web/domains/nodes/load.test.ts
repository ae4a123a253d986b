import { loadLevel, loadSource, percentOf, podLevel } from './load.ts';

describe('a load', () => {
  it.each([
    [0, 'green'],
    [64, 'green'],
    [65, 'amber'],
    [84, 'amber'],
    [85, 'red'],
    [140, 'red'],
  ])('of %i %% is %s', (percent, level) => {
    expect(loadLevel(percent)).toBe(level);
  });

  it('is a whole percentage, and zero of zero', () => {
    expect(percentOf(1, 3)).toBe(33);
    expect(percentOf(1, 0)).toBe(0);
  });

  it("is the pods' requests while usage is not measured", () => {
    const requests = { cores: 2, memoryGb: 1 };
    const usage = { cores: 1, memoryGb: 1 };
    expect(loadSource(usage, requests)).toEqual({ isMeasured: true, of: usage });
    expect(loadSource(null, requests)).toEqual({ isMeasured: false, of: requests });
  });
});

describe('the health of pods', () => {
  it.each([
    [100, 'green'],
    [80, 'green'],
    [79, 'amber'],
    [50, 'amber'],
    [49, 'red'],
  ])('of %i %% is %s', (percent, level) => {
    expect(podLevel(percent)).toBe(level);
  });
});
