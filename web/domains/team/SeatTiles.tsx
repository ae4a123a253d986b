import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Grid } from '../../ui/layout/primitives.ts';
import { StatTile } from '../../ui/status/StatTile.tsx';
import type { SeatTiles_account$key } from './__generated__/SeatTiles_account.graphql.ts';

/** How many people are in the team, are invited, and fit into the plan. */
export function SeatTiles({ account }: { account: SeatTiles_account$key }) {
  const { t } = useTranslation('team');
  const { members, invites, seats } = useFragment(
    graphql`
      fragment SeatTiles_account on Account {
        members(first: 100) {
          totalCount
        }
        invites(first: 100) {
          nodes {
            isExpired
          }
        }
        seats {
          used
          limit
        }
      }
    `,
    account,
  );
  if (!members || !invites || !seats) return null;
  const open = invites.nodes.filter(({ isExpired }) => !isExpired).length;
  const tiles = [
    { label: t('tile.total'), value: t('tile.ofLimit', { used: seats.used, limit: seats.limit }) },
    { label: t('tile.members'), value: members.totalCount },
    { label: t('tile.invited'), value: open },
  ];
  return (
    <Grid gap="4" templateColumns="repeat(auto-fit, minmax(10rem, 1fr))">
      {tiles.map(({ label, value }) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </Grid>
  );
}
