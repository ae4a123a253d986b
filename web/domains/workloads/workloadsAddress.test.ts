import { addressFrom, variablesOf, withAddress } from './workloadsAddress.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the address of the workloads tab', () => {
  it('names the list and the namespace; unknown lists are the first one', () => {
    expect(addressFrom(params('view=pods&namespace=shop'))).toEqual({ view: 'pods', namespace: 'shop' });
    expect(addressFrom(params('view=secrets'))).toEqual({ view: 'workloads', namespace: null });
  });

  it('leaves defaults out and keeps what it does not know', () => {
    expect(withAddress(params('view=pods&x=1'), { view: 'workloads' }).toString()).toBe('x=1');
    expect(withAddress(params('view=pods'), { namespace: 'shop' }).toString()).toBe(
      'view=pods&namespace=shop',
    );
  });

  it('loads only the list on screen', () => {
    expect(variablesOf({ view: 'events', namespace: null })).toMatchObject({ events: true, pods: false });
  });
});
