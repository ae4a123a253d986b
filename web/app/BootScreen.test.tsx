import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderUi } from '../testing/renderUi.tsx';
import { BootScreen } from './BootScreen.tsx';

const html = readFileSync(resolve(import.meta.dirname, '../index.html'), 'utf8');
const page = new DOMParser().parseFromString(html, 'text/html');
const skeletonOf = (root: ParentNode) => root.querySelector('.kd-boot')?.outerHTML.replace(/>\s+</g, '><');

describe('the skeleton', () => {
  it('stands in index.html and stays the same while the client starts', () => {
    const { container } = renderUi(<BootScreen />);
    expect(skeletonOf(page)).toBeDefined();
    expect(skeletonOf(container)).toBe(skeletonOf(page));
  });

  it('needs nothing that the content security policy forbids', () => {
    expect(page.querySelector('style, [style], script:not([src])')).toBeNull();
  });
});
