import { ConfigError } from './config.ts';

const problems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; stop the other process or choose another port',
  EACCES: 'this user may not listen on it; choose one above 1023',
};

/** Awaits `listening`. Throws ConfigError with the setting of the port, or that of the address, if it cannot be used. */
export async function listenOn<T>(port: string, listening: Promise<T>, host?: string): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
      throw new ConfigError(
        `${host}: is no address of this machine; leave it out, or use 0.0.0.0 for every network`,
      );
    throw problems[code] ? new ConfigError(`${port}: ${problems[code]}`) : error;
  }
}
