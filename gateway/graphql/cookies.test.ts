import { describe, expect, it } from 'vitest';
import { localeFrom } from './context.ts';
import { bearerFrom, clearedCookie, sessionCookie, sessionFromCookie } from './cookies.ts';
import { expiryOf } from '../upstream/sessions.ts';

describe('the session cookie', () => {
  it('is HttpOnly and SameSite', () => {
    expect(sessionCookie('a.b.c', null, true)).toBe(
      'kubedeck_session=a.b.c; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(sessionCookie('a', null, false)).not.toContain('Secure');
  });

  it('is parsed from a header with other cookies', () => {
    expect(sessionFromCookie('theme=dark; kubedeck_session=a.b.c; x=y')).toBe('a.b.c');
    expect(sessionFromCookie('kubedeck_session=')).toBeNull();
    expect(sessionFromCookie(null)).toBeNull();
  });

  it.each(['%', '%E0%A4%A', 'a%zz'])('is ignored when its value is %s', (value) => {
    expect(sessionFromCookie(`kubedeck_session=${value}`)).toBeNull();
  });

  it('expires in the past when it is cleared', () => {
    expect(clearedCookie(false)).toContain('Expires=Thu, 01 Jan 1970');
  });
});

describe('headers of the caller', () => {
  it('parses bearer tokens only', () => {
    expect(bearerFrom('Bearer kd_abc')).toBe('kd_abc');
    expect(bearerFrom('Basic kd_abc')).toBeNull();
    expect(bearerFrom(['Bearer a'])).toBeNull();
  });

  it('choose the preferred supported language', () => {
    expect(localeFrom('fr, es;q=0.8, en;q=0.5')).toBe('es');
    expect(localeFrom('en-GB,en;q=0.9')).toBe('en');
    expect(localeFrom('de')).toBe('en');
  });

  it('give the expiry of a session token, and none for an API key', () => {
    const claims = Buffer.from(JSON.stringify({ exp: 100 })).toString('base64url');
    expect(expiryOf(`h.${claims}.s`)).toBe(100_000);
    expect(expiryOf('kd_abc')).toBeNull();
    expect(expiryOf('a.b.c')).toBeNull();
  });
});
