import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { SkeletonText } from '../../../ui/status/Skeleton.tsx';

interface CardSkeletonProps {
  readonly title: string;
  /** About as many as the content has. */
  readonly lines: number;
}

/** A card whose data is on its way; its title is known already. */
export function CardSkeleton({ title, lines }: CardSkeletonProps) {
  return (
    <Card aria-busy>
      <CardHeader title={title} />
      <CardBody>
        <SkeletonText lines={lines} />
      </CardBody>
    </Card>
  );
}
