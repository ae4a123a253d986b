import { graphql, readInlineData } from 'relay-runtime';
import type { LogLine } from '../../../ui/logs/logLine.ts';
import type { logEvent_event$key } from './__generated__/logEvent_event.graphql.ts';

/** The start or end of a container as a line of its log. */
export function eventLine(event: logEvent_event$key): LogLine {
  const { time, pod, kind, reason } = readInlineData(
    graphql`
      fragment logEvent_event on LogEvent @inline {
        time
        pod
        kind
        reason
      }
    `,
    event,
  );
  const known = kind === 'STARTED' || kind === 'RESTARTED' ? kind : 'ENDED';
  return { id: `${time}~${known}~${pod}`, time, pod, text: reason ?? '', level: null, event: known };
}
