import type { Span } from '@opentelemetry/api';
import type { JobContext, Json } from '../jobs/definition.ts';
import { JobParked } from '../jobs/execution.ts';
import type { JobRow } from '../jobs/jobs.store.ts';
import type { Tracing } from '../../process/tracing/tracing.ts';
import { within } from './current.ts';

type Work = (context: JobContext) => Promise<void>;

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');

/**
 * Runs a claimed job in a span of a separate trace, linked to the request that enqueued it, with one child span per
 * executed step. Error messages are not exported, because they may contain user input.
 */
export async function traceJob(
  tracing: Tracing | null,
  job: JobRow,
  context: JobContext,
  work: Work,
): Promise<void> {
  if (tracing === null) return work(context);
  const span = tracing.start(`job ${job.kind}`, {
    kind: 'consumer',
    link: job.traceparent,
    attributes: {
      'kubedeck.job.id': job.id,
      'kubedeck.job.kind': job.kind,
      'kubedeck.job.attempt': context.attempt,
      'kubedeck.job.claims': job.claims,
    },
  });
  const step = <T extends Json | void>(name: string, fn: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    context.step(name, (signal) => {
      const attributes = { 'kubedeck.job.step': name };
      const inner = tracing.start(`step ${/^[^: ]*/.exec(name)?.[0]}`, {
        kind: 'internal',
        parent: span,
        attributes,
      });
      return ended(tracing, inner, signal, () => fn(signal));
    });
  await ended(tracing, span, context.signal, () => within(span, () => work({ ...context, step })));
}

/** An interrupted job has not failed: it resumes elsewhere, or was canceled. */
async function ended<T>(
  tracing: Tracing,
  span: Span,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof JobParked) span.setAttribute('kubedeck.job.parked', true);
    else if (signal.aborted) span.setAttribute('kubedeck.job.stopped', true);
    else tracing.fail(span, nameOf(error));
    throw error;
  } finally {
    span.end();
  }
}
