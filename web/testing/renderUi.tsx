import { act, render } from '@testing-library/react';
import { setupUser } from './setupUser.ts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { UiProvider } from '../ui/UiProvider.tsx';

/** Renders inside the design system; returns a user. */
export function renderUi(node: ReactNode) {
  const user = setupUser();
  const view = render(<UiProvider>{node}</UiProvider>);
  return { user, ...view, rerender: (next: ReactNode) => view.rerender(<UiProvider>{next}</UiProvider>) };
}

/** Switches the language; set-up switches back after each test. */
export async function switchLanguage(locale: 'en' | 'es'): Promise<void> {
  await act(async () => {
    await i18next.changeLanguage(locale);
  });
}

/** The current text of the live regions. */
export function announced(): string {
  return [...document.querySelectorAll('[data-live]')]
    .map((region) => region.textContent?.replaceAll('\u200b', '') ?? '')
    .join('');
}
