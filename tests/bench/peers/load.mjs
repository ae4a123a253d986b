/** Sends requests over several connections for some seconds, each connection with its own credentials; returns the figures. */
import autocannon from 'autocannon';

const percentile = (sorted, share) => sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];

/** Whether the response begins like the compared one, is about as long, and contains no GraphQL errors unless that one did. */
const checker = (expected) => (body) =>
  expected === null ||
  (Math.abs(body.length - expected.length) <= expected.tolerance &&
    body.startsWith(expected.prefix) &&
    body.includes('"errors":') === expected.hasErrors);

async function sendLoad({ url, connections, seconds, requests, expected }) {
  const latencies = [];
  let person = 0;
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    verifyBody: checker(expected),
    setupClient: (client) => {
      const authorization = `Bearer bench.person-${(person += 1)}.token`;
      client.setRequests(requests.map((one) => ({ ...one, headers: { ...one.headers, authorization } })));
    },
  });
  instance.on('response', (_client, _status, _bytes, took) => latencies.push(took));
  const { non2xx, errors, timeouts, mismatches, duration } = await instance;
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    seconds: duration,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    // Some recorded responses are refusals; the responses of REST itself are not inspected.
    wrong: errors + timeouts + mismatches + (expected === null ? 0 : non2xx),
  };
}

process.on('message', (order) => void sendLoad(order).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());
