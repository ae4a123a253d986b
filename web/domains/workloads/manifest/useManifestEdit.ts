import { useState } from 'react';
import type { MutationFailure } from '../../../relay/mutations/mutationError.ts';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useNewerManifest, type Version } from './useNewerManifest.ts';
import { useUpdateManifest } from './useUpdateManifest.ts';
import type { ManifestKind } from './__generated__/ManifestPageQuery.graphql.ts';

interface Address {
  /** Global id of the cluster. */
  readonly clusterId: string;
  readonly kind: ManifestKind;
  readonly namespace: string;
  readonly name: string;
}

/** What saving would change, as the cluster has checked it. */
export interface Review {
  /** The text that was checked; the editor may hold a newer one by now. */
  readonly manifest: string;
  /** The version that it changes. */
  readonly revision: string;
  readonly before: string;
  readonly after: string;
  /** How many fields change. */
  readonly fieldCount: number;
}

/** Somebody else changed the object; `newer` is null if it could not be loaded. */
interface Conflict {
  readonly message: string;
  readonly newer: Version | null;
}

/**
 * Edits an object in three steps: text, dry run for review, update. What was entered stays until it is saved or
 * discarded, whatever fails.
 */
export function useManifestEdit(address: Address, current: Version) {
  const [update, isPending] = useUpdateManifest();
  const loadNewer = useNewerManifest();
  const toFailure = useFormFailure();
  const [base, setBase] = useState(current);
  const [text, setText] = useState(current.text);
  const [reviewed, setReviewed] = useState<Review>();
  const [failure, setFailure] = useState<FormFailure>();
  const [conflict, setConflict] = useState<Conflict>();
  const [loaded, setLoaded] = useState(current.revision);
  // The page has loaded the object again: it replaces the text unless something was entered.
  if (current.revision !== loaded) {
    setLoaded(current.revision);
    if (text === base.text) {
      setBase(current);
      setText(current.text);
    }
  }

  const fail = async (failed: MutationFailure) => {
    setReviewed(undefined);
    if (failed.kind !== 'conflict') return setFailure(toFailure(failed));
    const { clusterId: id, ...object } = address;
    const newer = await loadNewer({ id, ...object });
    return setConflict({ message: failed.message, newer });
  };

  const review = async (): Promise<void> => {
    setFailure(undefined);
    setConflict(undefined);
    const checked = { manifest: text, revision: base.revision };
    const result = await update({ input: { ...address, ...checked, dryRun: true } });
    if (!result.ok) await fail(result);
    else if (result.payload.preview) {
      const { text: after, changes } = result.payload.preview;
      setReviewed({ ...checked, before: base.text, after, fieldCount: changes.length });
    }
  };

  /** True if it is saved; otherwise the reason is shown at the editor. */
  const save = async (): Promise<boolean> => {
    if (!reviewed) return false;
    const { manifest, revision } = reviewed;
    const result = await update({ input: { ...address, manifest, revision, dryRun: false } });
    if (!result.ok) {
      await fail(result);
      return false;
    }
    const saved = result.payload.updated?.manifest;
    if (saved) {
      take(saved);
      // What was typed after the review is not saved yet: it stays, as a change of the saved version.
      if (text !== manifest) setText(text);
    }
    return true;
  };

  /** Shows another version instead of what was entered. */
  const take = (version: Version) => {
    setBase(version);
    setText(version.text);
    setFailure(undefined);
    setConflict(undefined);
  };
  /** Keeps what was entered, as a change of the newer version. */
  const keepMine = () => {
    if (conflict?.newer) setBase(conflict.newer);
    setConflict(undefined);
  };
  return {
    text,
    setText,
    isDirty: text !== base.text,
    isPending,
    failure,
    conflict,
    reviewed,
    review,
    save,
    keepMine,
    takeTheirs: () => conflict?.newer && take(conflict.newer),
    discard: () => take(base),
    closeReview: () => setReviewed(undefined),
  };
}
