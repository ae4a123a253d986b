/** Saves text as a file from memory: no request, and the address is forgotten right after. */
export function downloadText(text: string, fileName: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}
