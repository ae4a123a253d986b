import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { PreviewDetails } from '../../clusters/preview/PreviewDetails.tsx';
import type { AppPreview } from './useAppPreview.ts';

/** What a dry run says about an app, or that it is running or has failed. */
export function AppPreviewDetails({ preview }: { preview: AppPreview }) {
  const { t } = useTranslation('apps');
  switch (preview.state) {
    case 'asking':
      return (
        <div role="status" aria-label={t('dialog.checking')}>
          <Skeleton height="6rem" />
        </div>
      );
    case 'failed':
      return <Banner tone="error">{failureText(preview.failure, t).description}</Banner>;
    case 'planned':
      // The version is the only thing that changes, whatever the name of its path.
      return <PreviewDetails preview={preview.preview} nameOf={() => t('dialog.version')} />;
  }
}
