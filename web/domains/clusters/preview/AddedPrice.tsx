import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { readPreview } from './changePreview.ts';
import type { changePreview_preview$key } from './__generated__/changePreview_preview.graphql.ts';

interface AddedPriceProps {
  readonly preview: changePreview_preview$key;
  /** The warnings are on screen elsewhere. */
  readonly isPriceOnly?: boolean;
}

/** What a dry run adds to the monthly price, and its warnings. Needs the namespace `preview`. */
export function AddedPrice({ preview, isPriceOnly = false }: AddedPriceProps) {
  const { t } = useTranslation('preview');
  const { priceBefore, priceAfter, warnings } = readPreview(preview);
  const added = priceAfter - (priceBefore ?? 0);
  return (
    <>
      {added >= 0.005 ? (
        <Text textStyle="sm">
          +<Money amount={added} /> {t('perMonth')}
        </Text>
      ) : null}
      {(isPriceOnly ? [] : warnings).map(({ code, message }) => (
        <Text key={code + message} textStyle="xs" color="fg.warning">
          {message}
        </Text>
      ))}
    </>
  );
}
