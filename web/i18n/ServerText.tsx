import { useTranslation } from 'react-i18next';
import { translateServerText } from './serverText.ts';

/** A text that the server stores or sends, in the language of the page; marked as English where it has to stay so. */
export function ServerText({ children: text }: { children: string }) {
  useTranslation();
  const words = translateServerText(text);
  return words === undefined ? <span lang="en">{text}</span> : words;
}
