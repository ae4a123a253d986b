import { newsText } from './notificationWords.ts';
import type { MailData, MailLocale } from './port.ts';

type Summary = MailData['summary'];

const lines = (locale: MailLocale, { items }: Summary): string =>
  items.map((item) => `• ${newsText(locale, item)}`).join('\n');

const english = (data: Summary): string => {
  const { items, total } = data;
  const more = total - items.length;
  const intro = total === 1 ? 'One notification is unread:' : `${total} notifications are unread:`;
  return [intro, '', lines('en', data), ...(more > 0 ? ['', `And ${more} more in the console.`] : [])].join(
    '\n',
  );
};

const spanish = (data: Summary): string => {
  const { items, total } = data;
  const more = total - items.length;
  const intro = total === 1 ? 'Hay una notificación sin leer:' : `Hay ${total} notificaciones sin leer:`;
  return [intro, '', lines('es', data), ...(more > 0 ? ['', `Y ${more} más en la consola.`] : [])].join('\n');
};

/** The words of the daily summary. */
export const summaryWords: Record<
  MailLocale,
  (data: Summary) => Record<'subject' | 'greeting' | 'lead' | 'action' | 'footnote', string>
> = {
  en: (data) => ({
    subject: 'Your day on Kubedeck',
    greeting: `Hello ${data.name},`,
    lead: english(data),
    action: 'Open notifications',
    footnote: 'You get this summary once a day while something is unread.',
  }),
  es: (data) => ({
    subject: 'Tu día en Kubedeck',
    greeting: `Hola, ${data.name}:`,
    lead: spanish(data),
    action: 'Abrir notificaciones',
    footnote: 'Recibes este resumen una vez al día mientras haya algo sin leer.',
  }),
};
