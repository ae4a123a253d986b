import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { useErrorHandler } from '../../http/errorHandler.ts';
import { useDevPages } from './devPages.ts';

async function statusFor(publicUrl: string, remoteAddress: string, headers = {}): Promise<number> {
  const app = fastify({ trustProxy: ['loopback'] });
  useErrorHandler(app);
  await app.register(async (pages) => {
    useDevPages(pages, publicUrl);
    pages.get('/dev/outbox.json', async () => []);
  });
  const answer = await app.inject({ url: '/dev/outbox.json', remoteAddress, headers });
  await app.close();
  return answer.statusCode;
}

describe('the development pages', () => {
  test('are served to this machine', async () => {
    expect(await statusFor('http://localhost:4000', '127.0.0.1')).toBe(200);
  });

  test('are not served to other machines, whatever they claim', async () => {
    expect(await statusFor('http://localhost:4000', '192.168.1.20')).toBe(404);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect(await statusFor('http://localhost:4000', '192.168.1.20', headers)).toBe(404);
  });

  test('are not served once the public URL is not this machine', async () => {
    expect(await statusFor('https://deck.example', '127.0.0.1')).toBe(404);
  });
});
