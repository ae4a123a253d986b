import { ConfigError, readConfig, type GatewayConfig } from './config.ts';
import { listen } from './http/listen.ts';
import { openLog } from './log.ts';
import { STOP_MS, whenToldToStop } from '../process/stopping.ts';
import { logUnhandledRejections } from '../process/unhandledRejections.ts';
import { startTracing } from '../process/tracing/tracing.ts';
import { createGateway } from './yoga.ts';

/** One line per reason. Exits with sysexits' EX_CONFIG, because a restart without other configuration is useless. */
function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(78);
}

function configOrExit(): GatewayConfig {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

/** The reason why the address cannot be listened on, in terms of the configuration; null for other failures. */
function addressProblem(error: unknown): string | null {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return 'PORT: the port is in use; stop the other process or choose another port';
    case 'EACCES':
      return 'PORT: this user may not listen on it; choose one above 1023';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST: is no address of this machine; leave it out, or use 0.0.0.0 for every network';
    default:
      return null;
  }
}

const config = configOrExit();
const log = openLog('gateway', config.logLevel);
logUnhandledRejections(log);
const tracing = await startTracing(config, log);
const { port, stop } = await listen(createGateway({ config, log, tracing })).catch((error: unknown) => {
  const problem = addressProblem(error);
  if (problem !== null) refuse(problem);
  throw error;
});
log.info({ port, upstream: config.upstreamUrl, operations: config.operations }, 'gateway is listening');

whenToldToStop((reason) => {
  log.info({ reason }, 'gateway is stopping');
  setTimeout(() => {
    log.error('the gateway did not stop in time');
    process.exit(1);
  }, config.stopDelayMs + STOP_MS).unref();
  void stop()
    .then(() => tracing?.stop())
    .then(() => process.exit(0));
});
