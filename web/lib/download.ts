/** Browsers begin to read the file after the click, some of them a good while later. */
const FORGET_MS = 10_000;

/** Saves a file from memory: no request, and its address is forgotten once the browser has had time to read it. */
export function downloadFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}

/** Saves text as a file from memory. */
export function downloadText(text: string, fileName: string, type = 'text/plain'): void {
  downloadFile(new Blob([text], { type }), fileName);
}
