import { Pool } from 'undici';

/** A client of the platform that requests each resource once per operation, with the caller's credentials. `check` receives every response. */
export function openPlatform(origin, check = () => undefined) {
  const pool = new Pool(origin, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });
  const ask = async (method, path, authorization) => {
    const headers = { accept: 'application/json', authorization };
    const { statusCode, body } = await pool.request({ method, path, headers });
    const answer = await body.json();
    if (statusCode === 404) return null;
    if (statusCode >= 400) throw new Error(`${method} ${path}: ${statusCode}`);
    check(path, answer.data);
    return answer.data;
  };
  return (authorization) => {
    const asked = new Map();
    return {
      get(path) {
        let answer = asked.get(path);
        if (answer === undefined) asked.set(path, (answer = ask('GET', path, authorization)));
        return answer;
      },
      post: (path) => ask('POST', path, authorization),
    };
  };
}
