import { useTranslation } from 'react-i18next';
import { Box } from '../../ui/layout/primitives.ts';

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

const styles = {
  display: 'grid',
  alignContent: 'center',
  gap: '8',
  py: '12',
  px: 'clamp(2rem, 6vw, 6rem)',
  borderInlineStart: '1px solid',
  borderColor: 'border',
  bg: 'bg.subtle',
  '& svg': { width: 'full', maxWidth: '26.25rem' },
  '& line': { stroke: 'border.emphasized', strokeWidth: '1.5' },
  '& circle': { fill: 'bg.panel', stroke: 'brand.solid', strokeWidth: '2' },
  '& circle:nth-of-type(5)': { fill: 'brand.solid' },
  '& p': {
    maxWidth: '26ch',
    textStyle: '3xl',
    fontWeight: 'semibold',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  '& ul': { display: 'grid', gap: '2.5', color: 'fg.muted' },
  '& li': { display: 'flex', gap: '2.5' },
  '& li::before': {
    content: '""',
    flex: 'none',
    boxSize: '1.5',
    mt: '7px',
    borderRadius: 'full',
    bg: 'brand.solid',
  },
} as const;

/** The slogan beside the sign-in form; hidden on small screens. */
export function MarketingPanel() {
  const { t } = useTranslation();
  return (
    <Box as="aside" css={styles} hideBelow="lg" aria-label={t('marketing.label')}>
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
      <p>{t('marketing.slogan')}</p>
      <ul>
        <li>{t('marketing.ownServers')}</li>
        <li>{t('marketing.fewMinutes')}</li>
        <li>{t('marketing.oneFree')}</li>
      </ul>
    </Box>
  );
}
