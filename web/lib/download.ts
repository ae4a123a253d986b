/** Browsers start reading the file after the click, some of them much later. */
const FORGET_MS = 10_000;

/** Saves a file from memory without a request; its object URL is revoked after the browser had time to read it. */
export function downloadFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}

/** Saves text as a file from memory. */
export function downloadText(text: string, fileName: string, type = 'text/plain'): void {
  downloadFile(new Blob([text], { type }), fileName);
}
