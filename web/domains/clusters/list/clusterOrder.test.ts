import { arrange, labelsOf, type ListedCluster, type ListQuery } from './clusterOrder.ts';
import { keepPlaces } from '../../../ui/useHeldOrder.ts';

const cluster = (name: string, fields: Partial<ListedCluster> = {}): ListedCluster => ({
  id: name,
  name,
  status: 'ACTIVE',
  city: 'Falkenstein',
  monthlyCost: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  labels: [],
  isFavorite: false,
  ...fields,
});
const query = (fields: Partial<ListQuery> = {}): ListQuery => ({
  q: '',
  status: 'all',
  label: '',
  sort: 'name',
  isDescending: false,
  ...fields,
});
const names = (items: readonly ListedCluster[]) => items.map(({ name }) => name);

describe('the list of clusters', () => {
  it('searches part of the name, ignoring case and surrounding blanks', () => {
    const items = [cluster('prod-eu'), cluster('staging'), cluster('preprod')];
    expect(names(arrange(items, query({ q: ' PROD ' })))).toEqual(['preprod', 'prod-eu']);
  });

  it('filters by a whole label, and offers each label once', () => {
    const items = [
      cluster('a', { labels: ['env=prod', 'team=shop'] }),
      cluster('b', { labels: ['env=production'] }),
      cluster('c', { labels: ['env=prod'] }),
    ];
    expect(names(arrange(items, query({ label: 'env=prod' })))).toEqual(['a', 'c']);
    expect(labelsOf(items)).toEqual(['env=prod', 'env=production', 'team=shop']);
  });

  it('groups similar statuses into one filter', () => {
    const items = [
      cluster('a', { status: 'HEALTHY' }),
      cluster('b', { status: 'CREATING' }),
      cluster('c', { status: 'DELETING' }),
      cluster('d', { status: 'FAILED' }),
    ];
    expect(names(arrange(items, query({ status: 'active' })))).toEqual(['a']);
    expect(names(arrange(items, query({ status: 'busy' })))).toEqual(['b', 'c']);
    expect(names(arrange(items, query({ status: 'failed' })))).toEqual(['d']);
  });

  it('sorts names with numeric order', () => {
    const items = [cluster('node-10'), cluster('node-9')];
    expect(names(arrange(items, query()))).toEqual(['node-9', 'node-10']);
  });

  it('shows failed clusters first when sorted by status, descending', () => {
    const items = [
      cluster('fine'),
      cluster('kept', { status: 'ARCHIVED' }),
      cluster('broken', { status: 'FAILED' }),
    ];
    expect(names(arrange(items, query({ sort: 'status', isDescending: true })))).toEqual([
      'broken',
      'fine',
      'kept',
    ]);
  });

  it('sorts equal ones by name in both directions', () => {
    const items = [cluster('b'), cluster('a'), cluster('c', { monthlyCost: 20 })];
    expect(names(arrange(items, query({ sort: 'monthlyCost' })))).toEqual(['a', 'b', 'c']);
    expect(names(arrange(items, query({ sort: 'monthlyCost', isDescending: true })))).toEqual([
      'c',
      'a',
      'b',
    ]);
  });

  it('shows favorites first in every order', () => {
    const items = [cluster('a'), cluster('b', { isFavorite: true }), cluster('c', { isFavorite: null })];
    expect(names(arrange(items, query()))).toEqual(['b', 'a', 'c']);
    expect(names(arrange(items, query({ isDescending: true })))).toEqual(['b', 'c', 'a']);
  });

  it('keeps positions while held: new items are appended, removed ones disappear', () => {
    expect(keepPlaces(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'c', 'd']);
  });
});
