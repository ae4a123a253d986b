import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of the fan-out. */
function liveMetrics(registers: Registry[]) {
  return {
    subscribers: new Gauge({
      name: 'gateway_subscribers',
      help: 'Running subscriptions of clients',
      registers,
    }),
    executions: new Gauge({
      name: 'gateway_shared_executions',
      help: 'Executions that serve the running subscriptions, one for all with the same operation',
      registers,
    }),
    events: new Counter({
      name: 'gateway_live_events_total',
      help: 'Events executed, once for all subscribers who share an execution',
      registers,
    }),
    deliveries: new Counter({
      name: 'gateway_live_deliveries_total',
      help: 'Results written to clients',
      registers,
    }),
    overflows: new Counter({
      name: 'gateway_live_overflows_total',
      help: 'Queues of slow subscribers replaced by a resync',
      registers,
    }),
    resyncs: new Counter({
      name: 'gateway_live_resyncs_total',
      help: 'Resync messages sent to subscribers, by reason',
      labelNames: ['reason'],
      registers,
    }),
    slowSockets: new Counter({
      name: 'gateway_slow_sockets_total',
      help: 'WebSockets cut off because their client did not read',
      registers,
    }),
    lag: new Histogram({
      name: 'gateway_live_lag_seconds',
      help: 'Time from receiving an event until its result was handed to every subscriber',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
  };
}

/** The metrics at /metrics. Labels never contain ids, variables or text of operations. */
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
      help: 'Errors returned to clients by code',
      labelNames: ['code'],
      registers,
    }),
    upstream: new Histogram({
      name: 'gateway_upstream_seconds',
      help: 'Time of upstream calls by method, path template and status (0: no response)',
      labelNames: ['method', 'path', 'status'],
      registers,
    }),
    sockets: new Gauge({ name: 'gateway_websockets', help: 'Open WebSockets of clients', registers }),
    liveChannels: new Gauge({
      name: 'gateway_live_channels',
      help: 'Open live channels to the platform',
      registers,
    }),
    ...liveMetrics(registers),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
