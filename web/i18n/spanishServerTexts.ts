import texts from './es/platform.json';
import { translatorOf } from './textTemplates.ts';

/** The server's texts in Spanish. Loaded by `loadServerTexts`. */
export const translate = translatorOf(texts);
