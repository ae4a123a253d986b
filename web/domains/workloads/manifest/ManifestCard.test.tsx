import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { ManifestCard } from './ManifestCard.tsx';
import type { ManifestCardTestQuery } from './__generated__/ManifestCardTestQuery.graphql.ts';

const TEXT = 'kind: Deployment\nspec:\n  replicas: 1\n';
const EDITED = TEXT.replace('1', '3');

const manifest = {
  kind: 'DEPLOYMENT',
  namespace: 'shop',
  name: 'web',
  text: TEXT,
  revision: 'r1',
  managedBy: null,
};
const allowed = { editManifests: { allowed: true, detail: null } };
const refused = {
  editManifests: { allowed: false, detail: { code: 'VERBATIM', params: [], message: 'You may only read.' } },
};

async function renderCard(changes: object = {}, viewerCan: object = allowed) {
  const view = renderWithRelay<ManifestCardTestQuery>(
    graphql`
      query ManifestCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          manifest(kind: DEPLOYMENT, namespace: "shop", name: "web") {
            ...ManifestCard_manifest
          }
          ...ManifestCard_cluster
        }
      }
    `,
    ({ cluster }) =>
      cluster?.manifest ? <ManifestCard manifest={cluster.manifest} cluster={cluster} /> : null,
    { Cluster: () => ({ id: 'c1', viewerCan, manifest: { ...manifest, ...changes } }) },
  );
  const editor = await screen.findByRole('textbox', { name: 'YAML of Deployment web' });
  const text = () => EditorView.findFromDOM(editor)?.state.doc.toString();
  const write = (insert: string) => {
    const found = EditorView.findFromDOM(editor);
    act(() => found?.dispatch({ changes: { from: 0, to: found.state.doc.length, insert } }));
  };
  const review = async () => view.user.click(screen.getByRole('button', { name: 'Review changes' }));
  const sent = () => view.environment.mock.getMostRecentOperation().request.variables;
  /** Answers the operation in flight, a mutation unless `field` is another. */
  const answer = (result: object, field = 'updateManifest') =>
    act(() => view.environment.mock.resolveMostRecentOperation({ data: { [field]: result } }));
  return { ...view, editor, text, write, review, sent, answer };
}

const preview = (text: string, paths: string[]) => ({
  __typename: 'ManifestPreview',
  text,
  changes: paths.map((path) => ({ path })),
});
const conflict = userError('ConflictError', {
  message: 'kubectl-edit changed this object.',
  changedBy: 'kubectl-edit',
  changedAt: '2026-11-20T10:00:00.000Z',
  changes: [],
});

describe('the YAML of an object', () => {
  it('is replaced when somebody else has changed it', async () => {
    const { environment, text } = await renderCard();
    const subscription = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'useManifestEventsSubscription',
    );
    const newer = { ...manifest, text: EDITED, revision: 'r2' };
    const cluster = { __typename: 'Cluster', id: 'c1', manifest: newer };
    act(() => environment.mock.nextValue(subscription, { data: { clusterContentChanged: { cluster } } }));
    await waitFor(() => expect(text()).toBe(EDITED));
  });

  it('is reviewed before it is saved', async () => {
    const { write, review, answer, user, text } = await renderCard();
    write(EDITED);
    await review();
    answer(preview(EDITED, ['spec.replicas']));
    const dialog = await screen.findByRole('alertdialog', { name: 'Save these changes?' });
    const lines = within(dialog).getByRole('list', { name: 'Changed lines' });
    expect(
      within(lines)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'Line 1: 1 kind: Deployment',
      'Line 2: 2 spec:',
      'Removed line 3: 3−  replicas: 1',
      'Added line 3: 3+  replicas: 3',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    const saved = `${EDITED}# stored\n`;
    answer({ __typename: 'UpdateManifestPayload', manifest: { text: saved, revision: 'r2' } });
    await waitFor(() => expect(text()).toBe(saved));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('saves the reviewed text, and keeps what was typed during the review as a change of it', async () => {
    const { write, review, answer, user, text, environment } = await renderCard();
    write(EDITED);
    await review();
    const later = EDITED.replace('3', '5');
    write(later);
    answer(preview(EDITED, ['spec.replicas']));
    const dialog = await screen.findByRole('alertdialog', { name: 'Save these changes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toMatchObject({
      input: { manifest: EDITED, revision: 'r1', dryRun: false },
    });
    answer({ __typename: 'UpdateManifestPayload', manifest: { text: EDITED, revision: 'r2' } });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(text()).toBe(later);
    await review();
    expect(sentBy(environment.mock.getMostRecentOperation())).toMatchObject({
      input: { manifest: later, revision: 'r2', dryRun: true },
    });
  });

  it('says that a text changes nothing', async () => {
    const { write, review, answer } = await renderCard();
    write(`# a comment\n${TEXT}`);
    await review();
    answer(preview(TEXT, []));
    expect(await screen.findByRole('dialog', { name: 'Nothing changes' })).toBeInTheDocument();
  });

  it('keeps what was entered and names the fields that are refused, with their line', async () => {
    const { write, review, answer, user, text, editor } = await renderCard();
    write(TEXT.replace('1', '-1'));
    await review();
    answer(
      userError('InputError', {
        message: 'No.',
        issues: [{ path: 'manifest.spec.replicas', code: 'INVALID', message: 'must not be negative' }],
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('spec.replicas: must not be negative');
    expect(text()).toContain('replicas: -1');
    await user.click(screen.getByRole('button', { name: 'Go to line 3' }));
    const view = EditorView.findFromDOM(editor);
    expect(view?.state.doc.lineAt(view.state.selection.main.head).number).toBe(3);
  });

  it('shows the newer version beside what was entered, which becomes a change of it', async () => {
    const { write, review, answer, user, text, sent } = await renderCard();
    write(EDITED);
    await review();
    answer(conflict);
    const newer = { text: TEXT.replace('1', '2'), revision: 'r2' };
    await waitFor(() => expect(sent()).toMatchObject({ kind: 'DEPLOYMENT', name: 'web' }));
    answer({ id: 'c1', manifest: newer }, 'cluster');
    const other = await screen.findByRole('textbox', { name: 'Newer version' });
    expect(EditorView.findFromDOM(other)?.state.doc.toString()).toBe(newer.text);
    expect(text()).toBe(EDITED);
    await user.click(screen.getByRole('button', { name: 'Continue with mine' }));
    expect(text()).toBe(EDITED);
    expect(screen.queryByRole('textbox', { name: 'Newer version' })).not.toBeInTheDocument();
  });

  it('can be replaced by the newer version', async () => {
    const { write, review, answer, user, text, sent } = await renderCard();
    write(EDITED);
    await review();
    answer(conflict);
    await waitFor(() => expect(sent()).toMatchObject({ name: 'web' }));
    answer({ id: 'c1', manifest: { text: 'kind: Other\n', revision: 'r2' } }, 'cluster');
    await user.click(await screen.findByRole('button', { name: 'Use the newer version' }));
    await waitFor(() => expect(text()).toBe('kind: Other\n'));
  });

  it('is only read by those who may not edit it, with the reason', async () => {
    const { editor } = await renderCard({}, refused);
    expect(editor).toHaveAttribute('aria-readonly', 'true');
    expect(screen.getByRole('button', { name: 'Review changes' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByText('You may only read.')[0]).toBeInTheDocument();
  });

  it('names who may overwrite a change', async () => {
    await renderCard({ managedBy: 'Flux' });
    expect(screen.getByText(/managed by Flux/)).toBeInTheDocument();
  });

  it('says how the keyboard leaves the editor', async () => {
    const { editor } = await renderCard();
    expect(editor).toHaveAccessibleDescription(/press Escape and then Tab/);
  });
});
