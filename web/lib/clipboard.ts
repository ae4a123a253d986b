/** Puts text on the clipboard; false when the browser refuses or has none (plain http, permission denied). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
