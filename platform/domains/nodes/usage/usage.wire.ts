import { z } from 'zod';
import { isoDate } from '../../../http/envelope.ts';
import { kubeletQuantities, measuredQuantities } from '../nodes.quantity.ts';
import { usageRangeNames } from './usage.rules.ts';
import type { UsageHistory } from './usage.service.ts';

const quantities = z.object({ cpu: z.string(), memory: z.string() });

export const usageQuery = z.object({
  range: z.enum(usageRangeNames).default('1h'),
  /** Only this node; the sum of all nodes when omitted. */
  node: z.string().max(253).optional(),
  /** Only this pod: namespace and name, such as `shop/web-0`. */
  pod: z.string().max(507).optional(),
  /** All pods of this deployment together: namespace and name. */
  deployment: z
    .string()
    .regex(/^[a-z0-9-]{1,63}\/[a-z0-9-]{1,63}$/)
    .optional(),
});

/** A usage history in a response. Intervals without a measurement are missing. */
export const usageJson = z.object({
  range: z.enum(usageRangeNames),
  step_seconds: z.int(),
  from: isoDate,
  to: isoDate,
  samples: z.array(z.object({ at: isoDate, usage: quantities, allocatable: quantities })),
});

function whole({ cpuMillis, memoryMi }: { cpuMillis: number; memoryMi: number }) {
  return { cpuMillis: Math.round(cpuMillis), memoryMi: Math.round(memoryMi) };
}

export function usageToJson({ range, stepMs, from, to, points }: UsageHistory): z.output<typeof usageJson> {
  return {
    range,
    step_seconds: stepMs / 1_000,
    from: from.toISOString(),
    to: to.toISOString(),
    samples: points.map(({ at, usage, allocatable }) => ({
      at: at.toISOString(),
      usage: measuredQuantities(whole(usage)),
      allocatable: kubeletQuantities(whole(allocatable)),
    })),
  };
}
