import { fetchQuery, requestSubscription } from 'react-relay/hooks';
import { graphql, type Disposable, type IEnvironment } from 'relay-runtime';
import { Emitter } from '../../../lib/emitter.ts';
import { liveStatus, subscribeToLiveStatus } from '../../../relay/live/liveStatus.ts';
import { retryDelay } from '../../../relay/live/socket.ts';
import { LogBuffer } from '../../../ui/logs/logBuffer.ts';
import { parseLines, type LogLine } from '../../../ui/logs/logLine.ts';
import type { LogPod } from '../../../ui/logs/PodChips.tsx';
import { eventLine } from './logEvent.ts';
import type { LogFeedQuery, LogFeedQuery$variables } from './__generated__/LogFeedQuery.graphql.ts';
import type { LogFeedSubscription } from './__generated__/LogFeedSubscription.graphql.ts';

const EARLIER = 500;
const PAGE = 1_000;
/** A download stops after so many pages. */
const MOST_PAGES = 100;
/** Lines that are loaded before the line of a link. */
const BEFORE_LINE = 100;

// A text instead of objects: thousands of lines must not become records of the store.
const pageQuery = graphql`
  query LogFeedQuery(
    $target: ID!
    $container: String
    $previous: Boolean!
    $tail: Int!
    $before: String
    $after: String
    $since: DateTime
  ) {
    logs(
      target: $target
      container: $container
      previous: $previous
      tail: $tail
      before: $before
      after: $after
      since: $since
    ) {
      text
      startCursor
      endCursor
      hasEarlier
      hasLater
      hasNoPrevious
      pods {
        name
        isReady
        restartCount
        containers
      }
    }
  }
`;

const tailSubscription = graphql`
  subscription LogFeedSubscription($target: ID!, $container: String, $after: String!) {
    logTail(target: $target, container: $container, after: $after) {
      text
      cursor
      dropped
      events {
        ...logEvent_event
      }
    }
  }
`;

type Page = NonNullable<LogFeedQuery['response']['logs']>;
type Batch = LogFeedSubscription['response']['logTail'];
type Status = 'loading' | 'live' | 'interrupted' | 'still' | 'failed';

/** What of a log is read. */
interface LogFeedOptions {
  target: string;
  container: string | null;
  isPrevious: boolean;
  tail: number;
  /** Id of the line to begin at; null for the last lines. */
  line: string | null;
}

interface LogFeedState {
  status: Status;
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  hasNoPrevious: boolean;
  pods: readonly (LogPod & { containers: string[] })[];
  dropped: number;
}

const INITIAL: LogFeedState = {
  status: 'loading',
  hasEarlier: false,
  isLoadingEarlier: false,
  hasNoPrevious: false,
  pods: [],
  dropped: 0,
};

/** The line before the first of a page, from whose cursor the numbers of the lines continue. */
function lineBefore(startCursor: string | null | undefined): LogLine | undefined {
  const [time = '', n = '', pod = ''] = startCursor?.split('~') ?? [];
  if (!(Number(n) > 0)) return undefined;
  return { id: `${time}~${Number(n) - 1}~${pod}`, time, pod, text: '', level: null };
}

const linesOf = ({ text, startCursor }: Page): LogLine[] => parseLines(text, lineBefore(startCursor));

const podsOf = ({ pods }: Page): LogFeedState['pods'] =>
  pods.map(({ name, isReady, restartCount, containers }) => ({
    name,
    isReady,
    restartCount,
    containers: [...containers],
  }));

/** Loads a log and follows it, outside React and outside the store. */
export class LogFeed {
  readonly buffer = new LogBuffer();
  readonly #environment: IEnvironment;
  readonly #options: LogFeedOptions;
  readonly #changes = new Emitter();
  #state = INITIAL;
  #cursor: string | null = null;
  #tailing: Disposable | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isOpen = false;
  #loadingEarlier: Promise<boolean> | null = null;
  #isLoadingPods = false;
  /** Unknown pods that the list was already reloaded for; not requested twice. */
  readonly #soughtPods = new Set<string>();

  constructor(environment: IEnvironment, options: LogFeedOptions) {
    this.#environment = environment;
    this.#options = options;
  }

  readonly state = (): LogFeedState => this.#state;

  readonly subscribe = this.#changes.subscribe;

  /** Loads and follows until the returned function is called. */
  readonly open = (): (() => void) => {
    this.#isOpen = true;
    const leave = subscribeToLiveStatus(() => this.#followLiveStatus());
    void this.refresh();
    return () => {
      this.#isOpen = false;
      leave();
      this.#stopTail();
    };
  };

  readonly refresh = async (): Promise<void> => {
    this.#stopTail();
    const { tail, line } = this.#options;
    const [time] = line?.split('~') ?? [];
    const from = time === undefined ? Number.NaN : Date.parse(time);
    const isLinked = !Number.isNaN(from);
    // The page begins at the line: however many lines were written before it, it contains it.
    const page = await this.#load(isLinked ? { tail: PAGE, since: new Date(from).toISOString() } : { tail });
    const start = isLinked ? page?.startCursor : null;
    const before = start ? await this.#load({ tail: BEFORE_LINE, before: start }) : null;
    if (!this.#isOpen) return;
    if (!page) return this.#set({ status: 'failed' });
    this.buffer.replace([...(before ? linesOf(before) : []), ...linesOf(page)]);
    this.#cursor = page.endCursor;
    const { hasNoPrevious } = page;
    const { hasEarlier } = before ?? page;
    const status = this.#options.isPrevious ? 'still' : 'live';
    this.#set({ status, hasEarlier, hasNoPrevious, pods: podsOf(page) });
    this.#startTail();
  };

  /** Loads lines before the first one, once at a time; false if they could not be loaded. */
  readonly earlier = (): Promise<boolean> => {
    this.#loadingEarlier ??= this.#loadEarlier().finally(() => (this.#loadingEarlier = null));
    return this.#loadingEarlier;
  };

  async #loadEarlier(): Promise<boolean> {
    const first = this.#firstId();
    if (first === undefined) return true;
    this.#set({ isLoadingEarlier: true });
    const page = await this.#load({ tail: EARLIER, before: first });
    this.#set({ isLoadingEarlier: false });
    // Lines that were loaded again meanwhile begin somewhere else, so the page does not belong before them.
    if (!page || this.#firstId() !== first) return page !== null;
    this.buffer.prepend(linesOf(page));
    this.#set({ hasEarlier: page.hasEarlier });
    return true;
  }

  /** Id of the first line; an event has no position in the log, so nothing can be loaded before it. */
  #firstId(): string | undefined {
    return this.buffer.lines.find(({ event }) => event === undefined)?.id;
  }

  /** Everything that the node has, as text; null when it could not be loaded. */
  readonly everything = async (): Promise<string | null> => {
    const texts: string[] = [];
    let page = await this.#load({ tail: PAGE, since: new Date(0).toISOString() });
    for (let pages = 1; page; pages += 1) {
      texts.push(page.text);
      if (!page.hasLater || pages === MOST_PAGES) return texts.join('');
      page = await this.#load({ tail: PAGE, after: page.endCursor });
    }
    return null;
  };

  async #load(
    part: Pick<LogFeedQuery$variables, 'tail' | 'before' | 'after' | 'since'>,
  ): Promise<Page | null> {
    const { target, container, isPrevious } = this.#options;
    const variables = { target, container, previous: isPrevious, ...part };
    try {
      const loading = fetchQuery<LogFeedQuery>(this.#environment, pageQuery, variables, {
        fetchPolicy: 'network-only',
      });
      return (await loading.toPromise())?.logs ?? null;
    } catch {
      return null;
    }
  }

  #followLiveStatus(): void {
    if (this.#cursor === null || this.#options.isPrevious) return;
    if (liveStatus().state === 'live') return this.#startTail();
    this.#stopTail();
    this.#set({ status: 'interrupted' });
  }

  #startTail(): void {
    if (this.#tailing || !this.#isOpen || this.#cursor === null || this.#options.isPrevious) return;
    const { target, container } = this.#options;
    // The socket would repeat the operation with its old cursor, so an interrupted one is ended and begun again.
    const again = () => {
      this.#stopTail();
      if (!this.#isOpen) return;
      this.#set({ status: 'interrupted' });
      this.#timer = setTimeout(() => this.#startTail(), retryDelay(this.#failures++));
    };
    this.#set({ status: 'live' });
    this.#tailing = requestSubscription<LogFeedSubscription>(this.#environment, {
      subscription: tailSubscription,
      variables: { target, container, after: this.#cursor },
      onNext: (response) => {
        if (response) this.#accept(response.logTail);
      },
      onError: again,
      onCompleted: again,
    });
  }

  #stopTail(): void {
    clearTimeout(this.#timer);
    const running = this.#tailing;
    this.#tailing = null;
    running?.dispose();
  }

  #accept({ text, cursor, dropped, events }: Batch): void {
    this.#failures = 0;
    this.#cursor = cursor ?? this.#cursor;
    const last = this.buffer.last;
    const lines = [
      ...parseLines(text, last?.event === undefined ? last : undefined),
      ...events.map(eventLine),
    ];
    if (events.length > 0) lines.sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)));
    this.buffer.append(lines);
    void this.#findPods(lines);
    if (dropped > 0) this.#set({ dropped: this.#state.dropped + dropped });
  }

  /** Loads the list of pods again when a line comes from one that has joined since. */
  async #findPods(lines: readonly LogLine[]): Promise<void> {
    const known = new Set([...this.#soughtPods, ...this.#state.pods.map(({ name }) => name)]);
    const joined = new Set(lines.map(({ pod }) => pod).filter((pod) => !known.has(pod)));
    if (joined.size === 0 || this.#isLoadingPods) return;
    for (const pod of joined) this.#soughtPods.add(pod);
    this.#isLoadingPods = true;
    const page = await this.#load({ tail: 1 });
    this.#isLoadingPods = false;
    if (!page || !this.#isOpen) return;
    this.#set({ pods: podsOf(page) });
  }

  #set(change: Partial<LogFeedState>): void {
    this.#state = { ...this.#state, ...change };
    this.#changes.emit();
  }
}
