import { escapeHtml } from '../devPages/devPage.ts';
import { notificationWords, unsubscribeWords } from './notificationWords.ts';
import { summaryWords } from './summaryWords.ts';
import type { Mail, MailContent, MailData, MailLocale, MailTemplate } from './port.ts';

const PRODUCT = 'Kubedeck';

/** The parts of a mail without the layout. */
interface Words {
  subject: string;
  greeting: string;
  lead: string;
  action: string;
  footnote: string;
}

type Wordings = { [T in MailTemplate]: Record<MailLocale, (data: MailData[T]) => Words> };

const wordings: Wordings = {
  notification: notificationWords,
  summary: summaryWords,
  'verify-email': {
    en: ({ name, hours }) => ({
      subject: `Verify your email address for ${PRODUCT}`,
      greeting: `Hello ${name},`,
      lead: 'Please confirm that this email address is yours.',
      action: 'Verify email address',
      footnote: `The link works for ${hours} hours. If you did not sign up for ${PRODUCT}, ignore this mail.`,
    }),
    es: ({ name, hours }) => ({
      subject: `Verifica tu dirección de correo en ${PRODUCT}`,
      greeting: `Hola, ${name}:`,
      lead: 'Confirma que esta dirección de correo es tuya.',
      action: 'Verificar dirección de correo',
      footnote: `El enlace funciona durante ${hours} horas. Si no te has registrado en ${PRODUCT}, ignora este correo.`,
    }),
  },
  'reset-password': {
    en: ({ name, minutes }) => ({
      subject: `Reset your ${PRODUCT} password`,
      greeting: `Hello ${name},`,
      lead: 'Somebody, hopefully you, asked for a new password.',
      action: 'Choose a new password',
      footnote: `The link works once, for ${minutes} minutes. If it was not you, ignore this mail: your password stays as it is.`,
    }),
    es: ({ name, minutes }) => ({
      subject: `Restablece tu contraseña de ${PRODUCT}`,
      greeting: `Hola, ${name}:`,
      lead: 'Alguien, esperamos que tú, ha pedido una contraseña nueva.',
      action: 'Elegir una contraseña nueva',
      footnote: `El enlace funciona una vez, durante ${minutes} minutos. Si no has sido tú, ignora este correo: tu contraseña no cambia.`,
    }),
  },
  'email-change': {
    en: ({ name, newEmail, hours }) => ({
      subject: `Your ${PRODUCT} email address is being changed`,
      greeting: `Hello ${name},`,
      lead: `Somebody, hopefully you, is changing the email address of your account to ${newEmail}. This address stays valid until the new one is verified.`,
      action: 'It was not me: keep this address',
      footnote: `The link works once, for ${hours} hours, also after the change. It signs out every device; choose a new password afterwards. If it was you, ignore this mail.`,
    }),
    es: ({ name, newEmail, hours }) => ({
      subject: `Se va a cambiar tu dirección de correo de ${PRODUCT}`,
      greeting: `Hola, ${name}:`,
      lead: `Alguien, esperamos que tú, está cambiando la dirección de correo de tu cuenta a ${newEmail}. Esta dirección sigue siendo válida hasta que se verifique la nueva.`,
      action: 'No he sido yo: conservar esta dirección',
      footnote: `El enlace funciona una vez, durante ${hours} horas, también después del cambio. Cierra la sesión en todos los dispositivos; elige después una contraseña nueva. Si has sido tú, ignora este correo.`,
    }),
  },
  'wrong-passwords': {
    en: ({ name, tries }) => ({
      subject: `Failed sign-ins to your ${PRODUCT} account`,
      greeting: `Hello ${name},`,
      lead: `Within an hour, a wrong password was entered ${tries} times for your account. Your password has not changed and you can sign in as usual.`,
      action: 'Change your password',
      footnote:
        'If it was you, ignore this mail. If not, choose a password that you use nowhere else and turn two-factor sign-in on.',
    }),
    es: ({ name, tries }) => ({
      subject: `Intentos fallidos de acceso a tu cuenta de ${PRODUCT}`,
      greeting: `Hola, ${name}:`,
      lead: `En una hora se ha introducido ${tries} veces una contraseña incorrecta para tu cuenta. Tu contraseña no ha cambiado y puedes iniciar sesión como siempre.`,
      action: 'Cambiar la contraseña',
      footnote:
        'Si has sido tú, ignora este correo. Si no, elige una contraseña que no uses en ningún otro sitio y activa la verificación en dos pasos.',
    }),
  },
  'account-closing': {
    en: ({ name, team, date }) => ({
      subject: `${team} will be deleted on ${date}`,
      greeting: `Hello ${name},`,
      lead: `The account ${team} was deleted. All of its data will be erased on ${date}. A paid plan was canceled and is not charged again. Servers at Hetzner stay and keep costing money until you delete them.`,
      action: 'Keep the account',
      footnote: `Until ${date}, owners can sign in and keep the account.`,
    }),
    es: ({ name, team, date }) => ({
      subject: `${team} se eliminará el ${date}`,
      greeting: `Hola, ${name}:`,
      lead: `Se ha eliminado la cuenta ${team}. Todos sus datos se borrarán el ${date}. Un plan de pago se ha cancelado y no se volverá a cobrar. Los servidores en Hetzner permanecen y siguen costando dinero hasta que los elimines.`,
      action: 'Conservar la cuenta',
      footnote: `Hasta el ${date}, los propietarios pueden iniciar sesión y conservar la cuenta.`,
    }),
  },
  'support-request': {
    en: ({ from, name, team, accountId, role, subject, message, sentAt }) => ({
      subject: `[${PRODUCT}] ${subject}`,
      greeting: `${name} writes:`,
      lead: message,
      action: 'Find the account',
      footnote: `${name} <${from}>, ${role}, ${team} (${accountId}), ${sentAt}`,
    }),
    es: ({ from, name, team, accountId, role, subject, message, sentAt }) => ({
      subject: `[${PRODUCT}] ${subject}`,
      greeting: `${name} escribe:`,
      lead: message,
      action: 'Buscar la cuenta',
      footnote: `${name} <${from}>, ${role}, ${team} (${accountId}), ${sentAt}`,
    }),
  },
  invite: {
    en: ({ inviter, team, days }) => ({
      subject: `You are invited to ${team} on ${PRODUCT}`,
      greeting: 'Hello,',
      lead: `${inviter ?? 'The team'} invites you to join ${team}.`,
      action: 'Join the team',
      footnote: `The link works once, for ${days} days. If you do not know this team, ignore this mail.`,
    }),
    es: ({ inviter, team, days }) => ({
      subject: `Invitación a ${team} en ${PRODUCT}`,
      greeting: 'Hola:',
      lead: `${inviter ?? 'El equipo'} te invita a unirte a ${team}.`,
      action: 'Unirse al equipo',
      footnote: `El enlace funciona una vez, durante ${days} días. Si no conoces este equipo, ignora este correo.`,
    }),
  },
};

function wordsOf(mail: Mail): Words {
  // One branch per template, so that the compiler checks the data of each.
  switch (mail.template) {
    case 'notification':
      return wordings.notification[mail.locale](mail.data);
    case 'summary':
      return wordings.summary[mail.locale](mail.data);
    case 'verify-email':
      return wordings['verify-email'][mail.locale](mail.data);
    case 'reset-password':
      return wordings['reset-password'][mail.locale](mail.data);
    case 'email-change':
      return wordings['email-change'][mail.locale](mail.data);
    case 'wrong-passwords':
      return wordings['wrong-passwords'][mail.locale](mail.data);
    case 'account-closing':
      return wordings['account-closing'][mail.locale](mail.data);
    case 'support-request':
      return wordings['support-request'][mail.locale](mail.data);
    case 'invite':
      return wordings.invite[mail.locale](mail.data);
  }
}

/** Headers with which mail programs offer to unsubscribe with one click (RFC 8058). */
const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Subject, plain text and HTML of a mail. Names are escaped; the link is repeated in full for clients without HTML. */
export function renderMail(mail: Mail): MailContent {
  const { subject, greeting, lead, action, footnote } = wordsOf(mail);
  const { link } = mail.data;
  const unsubscribe = 'unsubscribe' in mail.data ? mail.data.unsubscribe : null;
  const stop = unsubscribeWords[mail.locale];
  const html = `<!doctype html>
<html lang="${mail.locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(lead).replaceAll('\n', '<br>')}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>
<p>${escapeHtml(footnote)}${unsubscribe === null ? '' : ` <a href="${escapeHtml(unsubscribe)}">${escapeHtml(stop)}</a>`}</p>
<p>${PRODUCT}</p>
</body></html>
`;
  return {
    subject,
    text: `${greeting}\n\n${lead}\n\n${action}:\n${link}\n\n${footnote}${unsubscribe === null ? '' : `\n${stop}:\n${unsubscribe}`}\n\n${PRODUCT}\n`,
    html,
    headers: {
      ...(unsubscribe === null ? {} : oneClickHeaders(unsubscribe)),
      ...(mail.template === 'support-request' ? { 'Reply-To': mail.data.from } : {}),
    },
  };
}
