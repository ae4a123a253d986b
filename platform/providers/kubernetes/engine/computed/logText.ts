import { noise } from './noise.ts';

const paths = ['/', '/health', '/api/orders', '/api/orders/42', '/api/users', '/assets/app.js', '/login'];
const actions = ['cache refreshed', 'job finished', 'session renewed', 'queue polled', 'report written'];

const stack = (message: string): string[] => [
  message,
  '    at connect (/app/dist/database.js:41:11)',
  '    at async handle (/app/dist/orders.js:118:20)',
  '    at async Server.<anonymous> (/app/dist/server.js:27:5)',
];

export function pick<T>(list: readonly T[], value: number): T | undefined {
  return list[Math.floor(value * list.length)];
}

/** The lines of entry `n` of a container's log: usually one; an error has its stack trace. */
export function logEntry(seed: number, n: number, at: Date): string[] {
  const [kind, detail, size] = [noise(seed, 3 * n), noise(seed, 3 * n + 1), noise(seed, 3 * n + 2)];
  const time = at.toISOString();
  if (kind < 0.01)
    return stack(`${time} ERROR Error: query timed out after ${1_000 + Math.floor(size * 4_000)} ms`);
  if (kind < 0.04)
    return [`${time} WARN  slow response: ${pick(paths, detail)} took ${900 + Math.floor(size * 900)} ms`];
  if (kind < 0.1) return [`${time} DEBUG ${pick(actions, detail)}`];
  if (kind < 0.25) {
    const ms = Math.floor(size * 50);
    return [JSON.stringify({ level: 'info', time, msg: pick(actions, detail), ms })];
  }
  const status = size > 0.97 ? 404 : 200;
  return [`${time} INFO  GET ${pick(paths, detail)} ${status} ${2 + Math.floor(size * 80)}ms`];
}

/** What a container writes when it starts. */
export function startLines(name: string, image: string, at: Date): string[] {
  const time = at.toISOString();
  return [`${time} INFO  starting ${name} (${image})`, `${time} INFO  listening on 0.0.0.0:8080`];
}

/** The last lines of a container that ends with an error. */
export function lastWords(reason: string, exitCode: number, at: Date): string[] {
  const time = at.toISOString();
  if (exitCode === 255) return ['exec /app/server: exec format error'];
  if (reason === 'OOMKilled') return [`${time} WARN  heap is 98 % full`, 'Killed'];
  return stack(`${time} ERROR Error: connect ECONNREFUSED 10.43.12.7:5432`);
}
