import { ChangePreviewList } from './ChangePreviewList.tsx';
import { readPreview } from './changePreview.ts';
import type { changePreview_preview$key } from './__generated__/changePreview_preview.graphql.ts';

interface PreviewDetailsProps {
  /** The result of the dry run: spread `...changePreview_preview` on `ChangePreview`. */
  readonly preview: changePreview_preview$key;
  /** Translated name of a path; that of a cluster's field by default. */
  readonly nameOf?: (path: string) => string;
}

/** What a dry run says. Needs the namespaces `preview` and `preview.review`. */
export function PreviewDetails({ preview, nameOf }: PreviewDetailsProps) {
  return <ChangePreviewList preview={readPreview(preview)} nameOf={nameOf} />;
}
