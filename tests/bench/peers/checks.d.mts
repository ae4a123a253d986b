export function checksFrom(
  load: (file: string) => Promise<unknown>,
): Promise<(path: string, data: unknown) => void>;
