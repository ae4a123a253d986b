import { pino } from 'pino';
import { ConfigError, readConfig, type GatewayConfig } from './config.ts';
import { listen } from './http/listen.ts';
import { createGateway } from './yoga.ts';

function configOrExit(): GatewayConfig {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

const config = configOrExit();
const log = pino({ level: config.logLevel, name: 'gateway' });
const { port, stop } = await listen(createGateway({ config, log }));
log.info({ port, upstream: config.upstreamUrl, operations: config.operations }, 'gateway is listening');

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'gateway is stopping');
    void stop().then(() => process.exit(0));
  });
}
