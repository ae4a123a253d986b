import { useTranslation } from 'react-i18next';

const NODES = [
  [60, 60],
  [180, 34],
  [300, 70],
  [110, 150],
  [240, 160],
  [360, 150],
  [60, 240],
  [190, 250],
  [320, 236],
] as const;
const EDGES = [
  [0, 1],
  [1, 2],
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 4],
  [4, 5],
  [3, 6],
  [3, 7],
  [4, 7],
  [4, 8],
  [5, 8],
] as const;

/** The slogan beside the sign-in form; a decoration that small screens leave out. */
export function MarketingPanel() {
  const { t } = useTranslation();
  return (
    <aside className="kd-auth-panel" aria-label={t('marketing.label')}>
      <svg viewBox="0 0 420 290" aria-hidden="true">
        {EDGES.map(([from, to]) => (
          <line
            key={`${from}-${to}`}
            x1={NODES[from][0]}
            y1={NODES[from][1]}
            x2={NODES[to][0]}
            y2={NODES[to][1]}
          />
        ))}
        {NODES.map(([x, y], index) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={index === 4 ? 13 : 7} />
        ))}
      </svg>
      <p className="kd-auth-slogan">{t('marketing.slogan')}</p>
      <ul>
        <li>{t('marketing.ownServers')}</li>
        <li>{t('marketing.fewMinutes')}</li>
        <li>{t('marketing.oneFree')}</li>
      </ul>
    </aside>
  );
}
