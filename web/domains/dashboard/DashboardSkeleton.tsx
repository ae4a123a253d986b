import { Card } from '../../ui/layout/Card.tsx';
import { Grid, Stack } from '../../ui/layout/primitives.ts';
import { Skeleton, SkeletonTable } from '../../ui/status/Skeleton.tsx';
import { statColumns } from './statColumns.ts';

/** Skeleton of the dashboard, in the sizes of its content. */
export function DashboardSkeleton() {
  return (
    <Stack gap="6">
      <Grid templateColumns={statColumns} gap="4" aria-hidden>
        {['clusters', 'nodes', 'capacity', 'estimate'].map((name) => (
          <Card key={name} px="5" py="4" gap="2.5" minH="7.5rem">
            <Skeleton width="40%" height="0.875rem" />
            <Skeleton width="30%" height="1.75rem" />
            <Skeleton width="80%" height="0.75rem" />
          </Card>
        ))}
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap="6">
        <Card p="3" minH="20rem">
          <SkeletonTable rows={6} />
        </Card>
        <Card p="5" minH="12rem" aria-hidden>
          <Skeleton width="50%" height="1.25rem" />
        </Card>
      </Grid>
    </Stack>
  );
}
