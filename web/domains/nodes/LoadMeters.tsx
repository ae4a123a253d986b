import { loadSource, type Compute } from './load.ts';
import { LoadMeter } from './LoadMeter.tsx';

interface LoadMetersProps {
  /** What is in use; null while nothing is measured. */
  readonly usage: Compute | null | undefined;
  /** What pods have reserved. */
  readonly requests: Compute;
  /** What there is. */
  readonly allocatable: Compute;
}

/** CPU and memory of a node or a cluster, side by side in the caller's grid. */
export function LoadMeters({ usage, requests, allocatable }: LoadMetersProps) {
  const { isMeasured, of } = loadSource(usage, requests);
  return (
    <>
      <LoadMeter
        kind="cpu"
        value={of.cores}
        max={allocatable.cores}
        isMeasured={isMeasured}
        requested={requests.cores}
      />
      <LoadMeter
        kind="memory"
        value={of.memoryGb}
        max={allocatable.memoryGb}
        isMeasured={isMeasured}
        requested={requests.memoryGb}
      />
    </>
  );
}
