import { ConfigError } from './config.ts';

const NO_ADDRESS =
  'PLATFORM_HOST: is no address of this machine; leave it out, or use 0.0.0.0 for every network';

/** Waits until the port of a variable is listened on. Throws ConfigError if the address cannot be used. */
export async function listenOn<T>(variable: string, listening: Promise<T>): Promise<T> {
  try {
    return await listening;
  } catch (error) {
    switch (error instanceof Error && 'code' in error ? error.code : undefined) {
      case 'EADDRINUSE':
        throw new ConfigError(
          `${variable}: the port is in use; stop the other process or choose another port`,
        );
      case 'EACCES':
        throw new ConfigError(`${variable}: this user may not listen on it; choose one above 1023`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new ConfigError(NO_ADDRESS);
      default:
        throw error;
    }
  }
}
