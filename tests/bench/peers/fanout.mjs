/** Mercurius subscriptions to the platform's live channel. `fanout.mjs port upstream` */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { io } from 'socket.io-client';

const [port, upstream] = process.argv.slice(2);
const TOPIC = 'clusterStatusUpdate';
const app = Fastify();
await app.register(mercurius, {
  schema: `type Cluster { id: ID! status: String! progress: Int progressMessage: String rev: String! }
    type ClusterEvent { cluster: Cluster }
    type Query { ok: Boolean }
    type Subscription { clusterChanged: ClusterEvent! }`,
  resolvers: {
    Subscription: { clusterChanged: { subscribe: (_root, _args, { pubsub }) => pubsub.subscribe(TOPIC) } },
  },
  subscription: true,
  jit: 1,
});
app.get('/usage', () => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
});

let revs = 0;
const live = io(upstream, { transports: ['websocket'] });
live.on('connect', () => live.emit('authenticate', { accountId: 'account' }));
live.on(TOPIC, ({ clusterId, status, progress, message }) => {
  const fields = { id: clusterId, status: status.toUpperCase(), progress, progressMessage: message };
  const cluster = { ...fields, rev: String((revs += 1)) };
  app.graphql.pubsub.publish({ topic: TOPIC, payload: { clusterChanged: { cluster } } });
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
