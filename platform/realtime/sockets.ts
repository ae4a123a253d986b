import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { DomainError } from '../http/errors.ts';
import { bearerOf, type Actor, type Authenticate } from '../http/authGuard.ts';
import type { EventBus } from './eventBus.ts';
import { areas, missingScope, type Area } from '../http/scopes.ts';
import { accountEventNames, isUserEvent, type PlatformEvent } from './events.ts';

const UNAUTHENTICATED_MS = 10_000;
/** Maximum delay of setTimeout. */
const MAX_TIMER_MS = 2_147_483_647;

/** The contract's clients send the plain id or an object. */
const claim = z.union([z.string(), z.object({ accountId: z.string() }).transform((o) => o.accountId)]);

interface Options {
  server: HttpServer;
  bus: EventBus;
  clock: Clock;
  authenticate: Authenticate;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** How long a socket may stay unauthenticated; shorter in tests. */
  unauthenticatedMs?: number;
}

/** The running live channel. */
export interface Sockets {
  io: Server;
  close(): Promise<void>;
}

function tokenOf(socket: Socket): string | null {
  const fromHandshake: unknown = socket.handshake.auth.token;
  if (typeof fromHandshake === 'string') return fromHandshake;
  return bearerOf(socket.handshake.headers.authorization);
}

function refuse(socket: Socket, message: string): void {
  socket.emit('authenticate_error', { message });
  socket.disconnect(true);
}

/** Closes the socket when its token expires. */
function disconnectAtExpiry(socket: Socket, actor: Actor, clock: Clock): void {
  if (!actor.expiresAt) return;
  const left = Math.max(0, actor.expiresAt.getTime() - clock.now().getTime());
  const timer = setTimeout(() => refuse(socket, 'Session expired'), Math.min(left, MAX_TIMER_MS));
  timer.unref();
  socket.on('disconnect', () => clearTimeout(timer));
}

const roomOf = (accountId: string | null, area: Area): string => `account:${accountId}:${area}`;

const roomOfUser = (userId: string): string => `user:${userId}`;

/** The rooms of the areas that the caller may read. */
function roomsOf({ accountId, scopes }: Actor): string[] {
  const readable = areas.filter((area) => !scopes || !missingScope(scopes, area, 'read'));
  return readable.map((area) => roomOf(accountId, area));
}

/** The area of an event; those of GitOps arrive as those of an add-on. */
function areaOfEvent(event: PlatformEvent): Area {
  if (event.event === 'accountUpdate') return 'account';
  if (event.event === 'deploymentStatusUpdate') return 'deployments';
  if (event.event !== 'addonStatusUpdate') return 'clusters';
  return event.payload.addonName === 'gitops' ? 'gitops' : 'addons';
}

/** The account in `authenticate` is only a claim: the token decides. */
async function admit(socket: Socket, payload: unknown, { authenticate, clock }: Options): Promise<void> {
  const token = tokenOf(socket);
  const actor = token ? await authenticate(token) : null;
  if (!actor) return refuse(socket, 'Authentication error. Please sign in again.');
  const claimed = claim.safeParse(payload);
  if (!claimed.success || claimed.data !== actor.accountId) {
    return refuse(socket, 'This session belongs to another account.');
  }
  const personal = actor.via === 'session' ? [roomOfUser(actor.userId)] : [];
  await socket.join([...roomsOf(actor), ...personal, `session:${actor.sessionId}`]);
  disconnectAtExpiry(socket, actor, clock);
  socket.emit('authenticated', { accountId: actor.accountId });
}

function onConnection(socket: Socket, options: Options): void {
  const { log, unauthenticatedMs = UNAUTHENTICATED_MS } = options;
  let isAdmitting = false;
  const deadline = setTimeout(() => refuse(socket, 'Not authenticated in time.'), unauthenticatedMs);
  deadline.unref();
  socket.on('disconnect', () => clearTimeout(deadline));
  socket.on('authenticate', (payload: unknown) => {
    // Once per connection: a second message could add timers and rooms.
    if (isAdmitting) return;
    isAdmitting = true;
    admit(socket, payload, options).then(
      () => clearTimeout(deadline),
      (error: unknown) => {
        if (error instanceof DomainError) return refuse(socket, error.message);
        log.error({ err: error }, 'authenticating a socket failed');
        refuse(socket, 'Server error. Please try again later.');
      },
    );
  });
  // The contract lets clients report a status after archiving. It is ignored: clients must not change a cluster.
  socket.on('clusterStatusUpdate', () => {});
}

/** Serves the live channel on `server`: websocket only, one room per account, fed by the event bus. */
export function createSockets(options: Options): Sockets {
  const { server, bus } = options;
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    // Those of other paths belong to routes.
    destroyUpgrade: false,
    maxHttpBufferSize: 64 * 1024,
    perMessageDeflate: false,
  });
  io.on('connection', (socket) => onConnection(socket, options));

  const unsubscribe = bus.subscribe((published) => {
    const { event, accountId, payload } = published;
    if (event === 'sessionRevoked') io.local.in(`session:${payload.sessionId}`).disconnectSockets(true);
    else if (isUserEvent(published))
      io.local.to(roomOfUser(published.payload.userId)).emit(event, published.payload);
    else if (accountEventNames.includes(event))
      io.local.to(roomOf(accountId, areaOfEvent(published))).emit(event, payload);
  });
  // Clients refetch when they reconnect, because the events in between are lost.
  const stopGap = bus.onGap(() => io.local.disconnectSockets(true));
  return {
    io,
    close: async () => {
      unsubscribe();
      stopGap();
      await io.close();
    },
  };
}
