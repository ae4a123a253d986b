export function findChromium(named: string | undefined): string | undefined;
export function ensureChromium(named: string | undefined): string | undefined;
