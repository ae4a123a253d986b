import { Fragment, type ReactNode } from 'react';

type Part = (text: string) => ReactNode;

interface RichTextProps {
  /** The text before anything is filled in: `t('key', { skipInterpolation: true })`. */
  text: string;
  /** What stands for `{{name}}`; shown as it is, whatever signs are in it. */
  values?: Readonly<Record<string, string>>;
  /** How `<name>…</name>` is drawn; `<b>` is drawn strong. */
  parts?: Readonly<Record<string, Part>>;
}

const strong: Readonly<Record<string, Part>> = { b: (text) => <strong>{text}</strong> };

/** A text with marked parts. `Trans` of react-i18next does the same with a parser for HTML, five kilobytes of it. */
export function RichText({ text, values = {}, parts = strong }: RichTextProps) {
  const fill = (piece: string) =>
    piece.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => values[name] ?? '');
  return text.split(/(<\w+>.*?<\/\w+>)/).map((piece, place) => {
    const [, name = '', inner = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    const draw = parts[name];
    return <Fragment key={place}>{draw ? draw(fill(inner)) : fill(piece)}</Fragment>;
  });
}
