/** Objects as YAML that people edit, and back. Pure: no database, no clock. */
import { LineCounter, parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { sha256 } from '../../../crypto/hash.ts';
import { invalid, invalidMany, type FieldIssue } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { KubeObject } from '../../../providers/kubernetes/api/objects.ts';

/** Annotations that machines write; they are kept as they are. */
const HIDDEN_ANNOTATIONS = [
  'kubectl.kubernetes.io/last-applied-configuration',
  'deployment.kubernetes.io/revision',
];

/** Metadata that only the API server writes. */
const SERVER_METADATA = [
  'managedFields',
  'resourceVersion',
  'uid',
  'generation',
  'creationTimestamp',
  'selfLink',
];

type Json = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (map: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)));

/** What of an object people edit: neither its status nor what the server writes. */
export function editablePart(object: KubeObject): Json {
  const { annotations, ...metadata } = without({ ...object.metadata }, SERVER_METADATA);
  const shown = isMap(annotations) ? without(annotations, HIDDEN_ANNOTATIONS) : {};
  const hasShown = Object.keys(shown).length > 0;
  return {
    ...without({ ...object }, ['status', 'metadata']),
    metadata: { ...metadata, ...(hasShown && { annotations: shown }) },
  };
}

/** The YAML of an object, in alphabetical order as kubectl prints it. */
export function textOf(object: KubeObject): string {
  return stringify(editablePart(object), { sortMapEntries: true, lineWidth: 0 });
}

/** Changes when what people edit changes; `resourceVersion` would also change with every status. */
export const revisionOf = (object: KubeObject): string => sha256(textOf(object));

/** Who wrote last, such as kubectl-edit, and when; status updates do not count. */
export function lastWriteOf({ metadata }: KubeObject): { manager: string | null; at: Date } {
  const writes = (metadata.managedFields ?? []).filter(({ subresource }) => !subresource);
  const [last] = writes.toSorted((a, b) => (b.time ?? '').localeCompare(a.time ?? ''));
  return { manager: last?.manager ?? null, at: new Date(last?.time ?? metadata.creationTimestamp) };
}

/** Whose next change may overwrite what people edit: Flux, a Helm chart, or the object that it belongs to. */
export function ownerOf({ metadata: { labels = {}, ownerReferences = [] } }: KubeObject): string | null {
  const controller = ownerReferences.find((one) => one.controller);
  if (controller) return `${controller.kind} ${controller.name}`;
  if (labels['kustomize.toolkit.fluxcd.io/name'] !== undefined) return 'Flux';
  return labels['app.kubernetes.io/managed-by'] ?? null;
}

function parseYaml(source: string): unknown {
  const lines = new LineCounter();
  const documents = parseAllDocuments(source, { lineCounter: lines, prettyErrors: false });
  const [document, second] = documents;
  if (!document || !('errors' in document)) throw invalid('manifest', text('manifest_required'));
  if (second) throw invalid('manifest', text('manifest_several'));
  const [error] = document.errors;
  if (error) {
    const { line } = lines.linePos(error.pos[0]);
    throw invalid('manifest', text('manifest_yaml', { line, reason: error.message }));
  }
  try {
    return document.toJS();
  } catch (failure) {
    // Too many or unknown aliases.
    const reason = failure instanceof Error ? failure.message : '';
    throw invalid('manifest', text('manifest_yaml', { line: 1, reason }));
  }
}

const sentObject = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});

const completeMetadata = z.looseObject({ name: z.string(), uid: z.string(), creationTimestamp: z.string() });
const isComplete = (value: unknown): value is KubeObject =>
  sentObject.extend({ metadata: completeMetadata }).safeParse(value).success;

/** The annotations as sent, with the hidden ones of the current object. Something else than a map stays for the server. */
function annotationsOf(sent: unknown, { metadata }: KubeObject): unknown {
  const hidden = Object.entries(metadata.annotations ?? {}).filter(([name]) =>
    HIDDEN_ANNOTATIONS.includes(name),
  );
  if (sent != null && !isMap(sent)) return sent;
  return { ...Object.fromEntries(hidden), ...sent };
}

/** The object that a text describes, as the successor of `current`. Throws 422 with the fields that are wrong. */
export function objectOf(source: string, current: KubeObject): KubeObject {
  const parsed = sentObject.safeParse(parseYaml(source));
  if (!parsed.success) throw invalid('manifest', text('manifest_object'));
  const { metadata, ...sent } = parsed.data;
  const identity = [
    ['apiVersion', sent.apiVersion, current.apiVersion],
    ['kind', sent.kind, current.kind],
    ['metadata.name', metadata.name, current.metadata.name],
    ['metadata.namespace', metadata.namespace ?? current.metadata.namespace, current.metadata.namespace],
  ] as const;
  const issues = identity.flatMap(([field, is, value = '']): FieldIssue[] =>
    is === value ? [] : [{ field: `manifest.${field}`, ...text('manifest_other', { value }) }],
  );
  if (issues.length > 0) throw invalidMany(issues);
  const { resourceVersion, uid, creationTimestamp } = current.metadata;
  const annotations = annotationsOf(metadata['annotations'], current);
  const object = { ...sent, metadata: { ...metadata, annotations, resourceVersion, uid, creationTimestamp } };
  if (!isComplete(object)) throw invalid('manifest', text('manifest_object'));
  return object;
}
