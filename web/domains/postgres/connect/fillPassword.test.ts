import { fillPassword } from './fillPassword.ts';

const password = `a'b"c$d @/:?#%&=+!(*)`;
const url = 'postgresql://app:********@shop-rw.databases.svc:5432/app?sslmode=require';

describe('a typed password', () => {
  it('is not needed', () => {
    expect(fillPassword(url, 'url', '')).toBe(url);
  });

  it('is encoded in a URL, so that special characters arrive unchanged', () => {
    const filled = new URL(fillPassword(url, 'url', password));
    expect(decodeURIComponent(filled.password)).toBe(password);
    expect(filled.hostname).toBe('shop-rw.databases.svc');
    const jdbc = fillPassword('jdbc:postgresql://h:5432/app?user=app&password=********', 'jdbc', password);
    expect(new URLSearchParams(jdbc.split('?')[1]).get('password')).toBe(password);
  });

  it.each(['PGPASSWORD=********', "PGPASSWORD='********'", 'PGPASSWORD="********"'])(
    'is quoted for a shell: %s',
    (line) => {
      expect(fillPassword(line, 'env', password)).toBe(String.raw`PGPASSWORD='a'\''b"c$d @/:?#%&=+!(*)'`);
      expect(fillPassword(line, 'env', 'plain1')).toBe('PGPASSWORD=plain1');
    },
  );

  it('is encoded in a URL in an environment variable', () => {
    expect(fillPassword('MONGODB_URI=mongodb://app:********@h:27017/app', 'env', 'a@b')).toBe(
      'MONGODB_URI=mongodb://app:a%40b@h:27017/app',
    );
  });

  it('may contain what has a meaning in a replacement', () => {
    expect(fillPassword('PGPASSWORD=********', 'env', '$&')).toBe("PGPASSWORD='$&'");
  });
});
