import { serverMessage } from '../testing/serverMessage.ts';
import { downloadFromServer } from './downloadFromServer.ts';
import { sessionExpired } from './signals.ts';

const refusal = { errors: [{ extensions: { detail: serverMessage('Ada has it.') } }] };
const half = new ReadableStream({
  start: (controller) => controller.error(new TypeError('network error')),
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['refused', new Response(JSON.stringify(refusal), { status: 409 }), 'Ada has it.'],
  ['refused', new Response('Bad gateway', { status: 502 }), undefined],
  ['interrupted', new Response(half), undefined],
  ['expired', new Response(null, { status: 401 }), undefined],
] as const)('saves nothing of a download that was %s: %o', async (kind, response, message) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  const expired = vi.fn();
  const stop = sessionExpired.subscribe(expired);
  const result = await downloadFromServer('/download/invoices/i1', 'i1.pdf');
  stop();
  expect(result).toEqual({ ok: false, kind, message });
  expect(expired).toHaveBeenCalledTimes(kind === 'expired' ? 1 : 0);
  expect(save).not.toHaveBeenCalled();
});
