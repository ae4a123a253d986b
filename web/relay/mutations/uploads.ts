import type { UploadableMap } from 'relay-runtime';

/** Builds the form of an operation with files, per the GraphQL multipart request specification. */
export function formOf(operation: string, files: UploadableMap): FormData {
  const entries = Object.entries(files);
  const form = new FormData();
  form.append('operations', operation);
  form.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => form.append(String(index), file));
  return form;
}
