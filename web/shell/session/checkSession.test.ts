import { viewerData } from '../../testing/renderGuest.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { checkSession } from './checkSession.ts';
import { currentUser, startSession } from './sessionStore.ts';

const unverified = storedUser({ gate: 'VERIFY_EMAIL', isVerified: false });

/** The next response says that the address is not verified; it arrives when the returned function is called. */
function holdResponse(): () => void {
  let arrive = () => undefined as void;
  const response = new Promise<Response>((resolve) => {
    arrive = () => resolve(Response.json({ data: { viewer: viewerData({ gate: 'VERIFY_EMAIL' }) } }));
  });
  vi.stubGlobal('fetch', () => response);
  return arrive;
}

it('stores the user of the response', async () => {
  startSession({ ...unverified, gate: 'OPEN' });
  const arrive = holdResponse();
  const checked = checkSession();
  arrive();
  await checked;
  expect(currentUser()?.gate).toBe('VERIFY_EMAIL');
});

it('keeps a session that has changed since the request was sent', async () => {
  startSession(unverified);
  const arrive = holdResponse();
  const checked = checkSession();
  startSession({ ...unverified, gate: 'CHOOSE_PLAN', isVerified: true });
  arrive();
  await checked;
  expect(currentUser()?.gate).toBe('CHOOSE_PLAN');
});
