import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../../shell/useFailure.ts';
import '../items/marks.css';
import { useSetFavorite } from './useSetFavorite.ts';

interface FavoriteButtonProps {
  readonly id: string;
  readonly name: string;
  readonly isFavorite: boolean;
}

/** A star, filled for favorites of the viewer. */
export function FavoriteButton({ id, name, isFavorite }: FavoriteButtonProps) {
  const { t } = useTranslation('clusters');
  const setFavorite = useSetFavorite();
  const showFailure = useFailureToast();
  const toggle = async () => {
    const result = await setFavorite(id, !isFavorite);
    if (!result.ok) showFailure(result);
  };
  return (
    <button
      type="button"
      className="kd-cluster-star"
      aria-pressed={isFavorite}
      aria-label={t('list.favorite.label', { name })}
      title={t(isFavorite ? 'list.favorite.remove' : 'list.favorite.add')}
      onClick={() => void toggle()}
    >
      <Star aria-hidden width={16} height={16} />
    </button>
  );
}
