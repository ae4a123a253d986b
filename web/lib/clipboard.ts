/** Copies text to the clipboard; false if the browser refuses or has no clipboard (plain http, permission denied). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
