import { screen, waitFor } from '@testing-library/react';

/** The open confirmation dialog, once it has the focus: what is typed before that goes elsewhere. */
export async function findConfirmDialog(
  name?: string,
  role: 'alertdialog' | 'dialog' = 'alertdialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
