import { describe, expect, it } from 'vitest';
import { Overlay } from './overlay.ts';
import { compareRevs, Revs } from './rev.ts';

const record = { status: 'creating', progress: 10, message: null, name: 'one' };

function world() {
  const revs = new Revs(1000);
  return { revs, overlay: new Overlay(revs) };
}

describe('Overlay', () => {
  it('applies a newer event to the record of a request that started before it', () => {
    const { revs, overlay } = world();
    const startedAt = revs.next();
    overlay.record('Cluster', 'c1', { status: 'active', progress: null }, revs.next());
    const seen = overlay.apply('Cluster', 'c1', record, startedAt);
    expect(seen).toMatchObject({ status: 'active', progress: null, message: null, name: 'one' });
    expect(compareRevs(seen.rev, revs.format(startedAt))).toBeGreaterThan(0);
  });

  it('keeps the record when its request started after the event', () => {
    const { revs, overlay } = world();
    overlay.record('Cluster', 'c1', { status: 'failed' }, revs.next());
    const startedAt = revs.next();
    expect(overlay.apply('Cluster', 'c1', record, startedAt)).toEqual({
      ...record,
      rev: revs.format(startedAt),
    });
  });

  it('keeps fields of earlier events that a later one does not carry', () => {
    const { revs, overlay } = world();
    const startedAt = revs.next();
    overlay.record('Cluster', 'c1', { status: 'updating', message: 'Draining' }, revs.next());
    overlay.record('Cluster', 'c1', { progress: 40 }, revs.next());
    expect(overlay.apply('Cluster', 'c1', record, startedAt)).toMatchObject({
      status: 'updating',
      progress: 40,
      message: 'Draining',
    });
  });

  it('separates kinds and objects', () => {
    const { revs, overlay } = world();
    const startedAt = revs.next();
    overlay.record('Addon', 'c1', { status: 'installed' }, revs.next());
    overlay.record('Cluster', 'c2', { status: 'active' }, revs.next());
    expect(overlay.apply('Cluster', 'c1', record, startedAt).status).toBe('creating');
  });

  it('drops events older than any request', () => {
    const { revs, overlay } = world();
    const startedAt = revs.next();
    overlay.record('Cluster', 'c1', { status: 'active' }, revs.next(), 0);
    overlay.record('Cluster', 'c2', { status: 'active' }, revs.next(), 200_000);
    expect(overlay.apply('Cluster', 'c1', record, startedAt).status).toBe('creating');
  });
});

describe('compareRevs', () => {
  it('compares numerically, also across restarts', () => {
    expect(compareRevs('5.10', '5.9')).toBeGreaterThan(0);
    expect(compareRevs('5.9', '5.9')).toBe(0);
    expect(compareRevs('6.1', '5.999')).toBeGreaterThan(0);
  });
});
