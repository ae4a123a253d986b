import { screen, waitFor } from '@testing-library/react';

/** The open confirmation dialog, once it has the focus: what is typed before that goes elsewhere. */
export async function findConfirmDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
