import { z } from 'zod';
import type { Stored } from '../../kubernetes/api/objects.ts';
import type { CertificateState } from '../port.ts';

const conditions = z.object({
  conditions: z
    .array(
      z.object({
        type: z.string(),
        status: z.string(),
        reason: z.string().optional(),
        message: z.string().optional(),
      }),
    )
    .optional(),
});

/** The state of the certificate that cert-manager makes for an ingress; pending while there is none. */
export function certificateOf(
  certificate: Stored<'certificates.cert-manager.io'> | undefined,
): CertificateState {
  const known = conditions.safeParse(certificate?.status ?? {});
  const all = known.success ? (known.data.conditions ?? []) : [];
  const ready = all.find(({ type }) => type === 'Ready');
  if (ready?.status === 'True') return { status: 'ready', message: '' };
  const issuing = all.find(({ type }) => type === 'Issuing');
  const hasFailed = issuing?.status === 'False' && issuing.reason === 'Failed';
  return { status: hasFailed ? 'failed' : 'pending', message: issuing?.message ?? ready?.message ?? '' };
}
