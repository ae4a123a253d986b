import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The numbers at /metrics. Labels never hold ids, variables or text of operations. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    operations: new Histogram({
      name: 'gateway_operation_seconds',
      help: 'Time of GraphQL operations by kind, name (persisted ones only) and outcome',
      labelNames: ['kind', 'name', 'outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
      registers,
    }),
    errors: new Counter({
      name: 'gateway_errors_total',
      help: 'Errors answered to clients by code',
      labelNames: ['code'],
      registers,
    }),
    upstream: new Histogram({
      name: 'gateway_upstream_seconds',
      help: 'Time of upstream calls by method, path template and status (0: no answer)',
      labelNames: ['method', 'path', 'status'],
      registers,
    }),
    sockets: new Gauge({ name: 'gateway_websockets', help: 'Open WebSockets of clients', registers }),
    liveChannels: new Gauge({
      name: 'gateway_live_channels',
      help: 'Open live channels to the platform',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
