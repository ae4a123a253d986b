import { builder } from '../../../graphql/builder.ts';
import { formatCursor, type LogLine, type LogTurn } from '../../../upstream/logs/lines.ts';

export const LogLineRef = builder.objectRef<LogLine>('LogLine').implement({
  description: 'A line of a container’s log.',
  fields: (t) => ({
    time: t.exposeString('t', {
      description:
        'When it was written: ISO 8601 in UTC with nine decimals, so that text order is time order.',
    }),
    pod: t.exposeString('pod', { description: 'Name of the pod.' }),
    text: t.exposeString('text', {
      description: 'The line without its line feed, with its escape sequences; at most 2 MiB.',
    }),
    cursor: t.string({
      description: 'Position of the line, for `logs` and `logTail`.',
      resolve: formatCursor,
    }),
  }),
});

const LogEventKind = builder.enumType('LogEventKind', {
  description: 'What happened to a container.',
  values: {
    STARTED: { value: 'started', description: 'It started for the first time.' },
    RESTARTED: { value: 'restarted', description: 'It started again after it had ended.' },
    ENDED: { value: 'ended', description: 'It ended, or its pod was removed.' },
  } as const,
});

export const LogEventRef = builder.objectRef<LogTurn>('LogEvent').implement({
  description: 'The start or end of a container whose log is followed.',
  fields: (t) => ({
    time: t.exposeString('t', { description: 'When it happened: ISO 8601 in UTC with nine decimals.' }),
    pod: t.exposeString('pod', { description: 'Name of the pod.' }),
    kind: t.expose('turn', { type: LogEventKind, description: 'What happened.' }),
    reason: t.string({
      nullable: true,
      description: 'Reason of an end in the words of Kubernetes, such as OOMKilled; null when there is none.',
      resolve: ({ reason }) => reason || null,
    }),
  }),
});

const texts = new WeakMap<readonly LogLine[], string>();

/** `time pod text` per line. Batches are shared by viewers, so the text is made once. */
export function textOf(lines: readonly LogLine[]): string {
  let text = texts.get(lines);
  if (text === undefined) {
    text = lines.map((line) => `${line.t} ${line.pod} ${line.text}\n`).join('');
    texts.set(lines, text);
  }
  return text;
}

export const TEXT_DESCRIPTION =
  'The same lines as one text, each as `time pod text` and a line feed: smaller and faster than `lines`.';
