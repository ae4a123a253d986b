import { createRoot } from 'react-dom/client';
import { startI18n } from '../../i18n/i18n.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { Gallery } from './Gallery.tsx';

// Served by the development server only; the production build contains index.html only.
startI18n();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <UiProvider>
      <Gallery />
    </UiProvider>,
  );
}
