import { render } from '@testing-library/react';
import { RichText } from './RichText.tsx';

const html = (element: React.ReactElement) => render(element).container.innerHTML;

describe('a text with marked parts', () => {
  it('renders them strong and fills in values', () => {
    expect(
      html(<RichText text="To <b>{{email}}</b>, {{name}}." values={{ email: 'a@b.c', name: 'Ana' }} />),
    ).toBe('To <strong>a@b.c</strong>, Ana.');
  });

  it('shows values verbatim', () => {
    expect(html(<RichText text="<b>{{name}}</b> waits" values={{ name: '</b><b>{{name}}' }} />)).toBe(
      '<strong>&lt;/b&gt;&lt;b&gt;{{name}}</strong> waits',
    );
  });

  it('renders other parts with the given components', () => {
    const parts = { link: (text: string) => <a href="/x">{text}</a> };
    expect(html(<RichText text="Or <link>sign in</link>" parts={parts} />)).toBe(
      'Or <a href="/x">sign in</a>',
    );
  });
});
