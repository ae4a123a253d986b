export interface Read {
  passed: number;
  failures: string[];
  flaky: string[];
}
export function readVitest(report: object): Read;
export function readPlaywright(report: object): Read;
export function summary(results: (Read & { name: string; seconds: number })[]): string[];
