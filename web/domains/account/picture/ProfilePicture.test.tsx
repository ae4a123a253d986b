import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { readSession, startSession } from '../../../shell/session/sessionStore.ts';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { storedUser } from '../../../testing/storedUser.ts';
import { userError } from '../../../testing/userError.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import type { ProfilePictureTestQuery } from './__generated__/ProfilePictureTestQuery.graphql.ts';

const bitmap = { width: 800, height: 400, close: vi.fn() };
const written = new Blob(['square'], { type: 'image/webp' });

// jsdom neither decodes nor draws pictures.
beforeEach(() => {
  bitmap.close.mockClear();
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => bitmap),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(written));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(avatarUrl: string | null = null) {
  startSession(storedUser());
  const view = renderWithRelay<ProfilePictureTestQuery>(
    graphql`
      query ProfilePictureTestQuery @relay_test_operation {
        viewer {
          user {
            ...ProfilePicture_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <ProfilePicture user={viewer.user} />,
    { User: () => ({ id: 'u1', avatarUrl }) },
  );
  await screen.findByRole('button', { name: /^(Upload|Change) profile picture/ });
  const choose = (file: File) => {
    const input = document.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('there is no way to choose a file');
    return fireEvent.change(input, { target: { files: [file] } });
  };
  return { ...view, choose };
}
type View = Awaited<ReturnType<typeof show>>;

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const operations = ({ environment }: View) => environment.mock.getAllOperations();
const answer = (view: View, avatarUrl: string | null, type: string) =>
  act(() =>
    view.environment.mock.resolveMostRecentOperation((operation) =>
      generatePayload(operation, {
        UpdateAvatarResult: () => ({ __typename: type }),
        RemoveAvatarResult: () => ({ __typename: type }),
        User: () => ({ id: 'u1', avatarUrl }),
      }),
    ),
  );
const picturedUser = () => {
  const session = readSession();
  return session.status === 'signed-in' ? session.user.avatarUrl : undefined;
};
const dropped = (files: File[]) => ({ dataTransfer: { files, types: ['Files'] } });
const stage = () => screen.findByRole('slider', { name: 'Part that is shown' });

it('shows the requirements where a file is chosen', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Upload profile picture' });
  expect(button).toHaveAccessibleDescription(/PNG, JPEG or WebP, at most 10 MB and at least 64 × 64 pixels/);
});

it('crops by keyboard, sends the square as an upload, and shows it in the header immediately', async () => {
  const view = await show();
  view.choose(photo);
  const square = await stage();
  await waitFor(() => expect(square).toHaveFocus());
  expect(square).toHaveAttribute('aria-valuetext', '50 % across, 50 % down');
  await view.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(square).toHaveAttribute('aria-valuetext', '80 % across, 50 % down');
  await view.user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '125 %');
  await view.user.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(operations(view)).toHaveLength(1));
  const operation = view.environment.mock.getMostRecentOperation();
  expect(sentBy(operation)).toEqual({ input: { avatar: null } });
  answer(view, '/avatars/new', 'UpdateAvatarPayload');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(picturedUser()).toBe('/avatars/new');
  expect(screen.getByRole('button', { name: 'Change profile picture' })).toBeInTheDocument();
});

it('shows a refusal in the dialog and keeps the crop', async () => {
  const view = await show();
  view.choose(photo);
  const square = await stage();
  await waitFor(() => expect(square).toHaveFocus());
  await view.user.keyboard('{ArrowLeft}');
  await view.user.click(screen.getByRole('button', { name: 'Save picture' }));
  await waitFor(() => expect(operations(view)).toHaveLength(1));
  act(() =>
    view.environment.mock.resolveMostRecentOperation({
      data: {
        updateAvatar: userError('InputError', {
          message: 'Check the field.',
          issues: [{ path: 'avatar', code: 'picture_broken', message: 'The picture is damaged.' }],
        }),
      },
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The picture is damaged.');
  expect(square).toHaveAttribute('aria-valuetext', '45 % across, 50 % down');
  expect(screen.getByRole('button', { name: 'Save picture' })).not.toHaveAttribute('aria-busy');
});

it.each([
  [new File(['GIF89a'], 'cat.gif', { type: 'image/gif' }), '“cat.gif” is not a PNG, JPEG or WebP picture.'],
  [
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }),
    '“big.png” is too large: at most 10 MB.',
  ],
])('refuses a file before it is read, at its field', async (file, message) => {
  const view = await show();
  view.choose(file);
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload profile picture' })).toHaveAccessibleDescription(
    new RegExp(message),
  );
  expect(createImageBitmap).not.toHaveBeenCalled();
});

it('refuses a file that cannot be decoded or is too small, and accepts the next one', async () => {
  const view = await show();
  vi.mocked(createImageBitmap).mockRejectedValueOnce(new DOMException('no picture'));
  view.choose(photo);
  expect(await screen.findByText(/cannot be read as a picture/)).toBeInTheDocument();
  vi.mocked(createImageBitmap).mockResolvedValueOnce({ ...bitmap, height: 63 });
  view.choose(photo);
  expect(await screen.findByText(/is too small: at least 64 × 64 pixels/)).toBeInTheDocument();
  view.choose(photo);
  expect(await stage()).toBeInTheDocument();
  expect(screen.queryByText(/is too small/)).not.toBeInTheDocument();
});

it('accepts dropped files, one at a time', async () => {
  await show();
  const row = screen.getByText('Profile picture');
  fireEvent.dragOver(row, dropped([]));
  expect(screen.getByText('Drop the picture here.')).toBeInTheDocument();
  fireEvent.drop(row, dropped([photo, photo]));
  expect(await screen.findByText('Drop one file at a time.')).toBeInTheDocument();
  fireEvent.drop(row, dropped([photo]));
  expect(await stage()).toBeInTheDocument();
});

it('ignores files that are dropped while one is read or cropped, and releases the picture', async () => {
  const { user } = await show();
  const row = screen.getByText('Profile picture');
  fireEvent.drop(row, dropped([photo]));
  fireEvent.drop(row, dropped([photo]));
  const square = await stage();
  fireEvent.dragOver(square, dropped([]));
  expect(screen.queryByText('Drop the picture here.')).not.toBeInTheDocument();
  fireEvent.drop(square, dropped([photo]));
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  expect(bitmap.close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(bitmap.close).toHaveBeenCalledTimes(1));
});

it('removes the picture and restores it on request', async () => {
  const old = new Blob(['old'], { type: 'image/webp' });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ ok: true, blob: async () => old })),
  );
  const view = await show('/avatars/old');
  await view.user.click(screen.getByRole('button', { name: 'Remove profile picture' }));
  await waitFor(() => expect(operations(view)).toHaveLength(1));
  answer(view, null, 'RemoveAvatarPayload');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload profile picture' })).toHaveFocus());
  expect(picturedUser()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove profile picture' })).not.toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(operations(view)).toHaveLength(1));
  answer(view, '/avatars/again', 'UpdateAvatarPayload');
  await waitFor(() => expect(picturedUser()).toBe('/avatars/again'));
});
