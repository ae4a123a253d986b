import type { FastifyBaseLogger } from 'fastify';
import { changesAfter, type Change } from './reads.ts';
import type { Storage } from './transactions.ts';

interface Subscriber {
  revision: number;
  onChanges(changes: readonly Change[]): void;
}

/** Delivers the changes of clusters to their watchers, with one query per notification and cluster. */
export interface ChangeFeed {
  /** Delivers all changes after the revision, in order. Returns the function that ends it. */
  subscribe(clusterId: string, revision: number, onChanges: (changes: readonly Change[]) => void): () => void;
  /** A cluster has changed. */
  onChange(clusterId: string): void;
  /** Changes may have been missed. */
  onGap(): void;
}

/** The subscribers of one cluster. */
class ClusterFeed {
  readonly subscribers = new Set<Subscriber>();
  #reading = false;
  #isAskedAgain = false;
  readonly #read: (revision: number) => Promise<Change[]>;
  readonly #onError: (error: unknown) => void;

  constructor(read: (revision: number) => Promise<Change[]>, onError: (error: unknown) => void) {
    this.#read = read;
    this.#onError = onError;
  }

  /** Reads and delivers new changes; a call during a reading is carried out after it. */
  pull(): void {
    if (this.#reading) {
      this.#isAskedAgain = true;
      return;
    }
    this.#reading = true;
    this.#deliver()
      .catch(this.#onError)
      .finally(() => {
        this.#reading = false;
        if (!this.#isAskedAgain) return;
        this.#isAskedAgain = false;
        this.pull();
      });
  }

  async #deliver(): Promise<void> {
    if (this.subscribers.size === 0) return;
    const oldest = Math.min(...[...this.subscribers].map(({ revision }) => revision));
    const changes = await this.#read(oldest);
    const last = changes.at(-1);
    if (!last) return;
    for (const subscriber of this.subscribers) {
      const news = changes.filter(({ revision }) => revision > subscriber.revision);
      if (news.length === 0) continue;
      subscriber.revision = last.revision;
      subscriber.onChanges(news);
    }
  }
}

export function createChangeFeed(storage: Storage, log: Pick<FastifyBaseLogger, 'error'>): ChangeFeed {
  const feeds = new Map<string, ClusterFeed>();
  const onError = (error: unknown): void => log.error({ err: error }, 'changes could not be read');
  const feedOf = (clusterId: string): ClusterFeed => {
    const feed =
      feeds.get(clusterId) ??
      new ClusterFeed((revision) => changesAfter(storage, clusterId, revision), onError);
    feeds.set(clusterId, feed);
    return feed;
  };
  return {
    subscribe: (clusterId, revision, onChanges) => {
      const feed = feedOf(clusterId);
      const subscriber = { revision, onChanges };
      feed.subscribers.add(subscriber);
      // What changed between the caller's reading and now.
      feed.pull();
      return () => {
        feed.subscribers.delete(subscriber);
        if (feed.subscribers.size === 0) feeds.delete(clusterId);
      };
    },
    onChange: (clusterId) => feeds.get(clusterId)?.pull(),
    onGap: () => {
      for (const feed of feeds.values()) feed.pull();
    },
  };
}
