import { describe, expect, it } from 'vitest';
import { localeFrom } from './context.ts';
import { bearerFrom, clearedCookie, sessionCookie, sessionFromCookie } from './cookies.ts';
import { expiryOf } from '../upstream/sessions.ts';

describe('the session cookie', () => {
  it('is out of reach of scripts and other sites', () => {
    expect(sessionCookie('a.b.c', null, true)).toBe(
      'kubedeck_session=a.b.c; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(sessionCookie('a', null, false)).not.toContain('Secure');
  });

  it('comes back from a header with others around it', () => {
    expect(sessionFromCookie('theme=dark; kubedeck_session=a.b.c; x=y')).toBe('a.b.c');
    expect(sessionFromCookie('kubedeck_session=')).toBeNull();
    expect(sessionFromCookie(null)).toBeNull();
  });

  it.each(['%', '%E0%A4%A', 'a%zz'])('is no session when its value is %s', (value) => {
    expect(sessionFromCookie(`kubedeck_session=${value}`)).toBeNull();
  });

  it('ends in the past when it is cleared', () => {
    expect(clearedCookie(false)).toContain('Expires=Thu, 01 Jan 1970');
  });
});

describe('what a caller brings', () => {
  it('reads bearer tokens and nothing else', () => {
    expect(bearerFrom('Bearer kd_abc')).toBe('kd_abc');
    expect(bearerFrom('Basic kd_abc')).toBeNull();
    expect(bearerFrom(['Bearer a'])).toBeNull();
  });

  it('picks the language the header prefers among those there are', () => {
    expect(localeFrom('fr, es;q=0.8, en;q=0.5')).toBe('es');
    expect(localeFrom('en-GB,en;q=0.9')).toBe('en');
    expect(localeFrom('de')).toBe('en');
  });

  it('reads the end of a session from its token, and none from an API key', () => {
    const claims = Buffer.from(JSON.stringify({ exp: 100 })).toString('base64url');
    expect(expiryOf(`h.${claims}.s`)).toBe(100_000);
    expect(expiryOf('kd_abc')).toBeNull();
    expect(expiryOf('a.b.c')).toBeNull();
  });
});
