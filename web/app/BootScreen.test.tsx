import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderUi } from '../testing/renderUi.tsx';
import { BootScreen } from './BootScreen.tsx';

const html = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');
const page = new DOMParser().parseFromString(html, 'text/html');
const skeletonOf = (root: ParentNode) => root.querySelector('.kd-boot')?.outerHTML.replace(/>\s+</g, '><');

describe('the boot skeleton', () => {
  it('is the same in index.html and in the client', () => {
    const { container } = renderUi(<BootScreen />);
    expect(skeletonOf(page)).toBeDefined();
    expect(skeletonOf(container)).toBe(skeletonOf(page));
  });

  it('complies with the content security policy', () => {
    expect(page.querySelector('style, [style], script:not([src])')).toBeNull();
  });
});
