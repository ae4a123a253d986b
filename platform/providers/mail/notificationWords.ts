import type { MailData, MailLocale } from './port.ts';

type Kind = MailData['notification']['kind'];
type Params = MailData['notification']['params'];

function money(locale: MailLocale, { amount = '', currency = 'EUR' }: Params): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(amount));
}

function day(locale: MailLocale, { date = '' }: Params): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

/** The texts of a kind of notification. */
interface KindWords {
  subject: (params: Params) => string;
  lead: (params: Params) => string;
  action: string;
}

const english: Record<Kind, KindWords> = {
  new_sign_in: {
    subject: () => 'New sign-in to your Kubedeck account',
    lead: ({ device }) =>
      `Somebody signed in to your account with ${device}, which you have not used here before. If it was not you, change your password now and turn two-factor sign-in on.`,
    action: 'Change your password',
  },
  plan_updated: {
    subject: () => 'Your Kubedeck plan has changed',
    lead: ({ accountName, planName }) => `The plan of ${accountName} is now ${planName}.`,
    action: 'Open billing',
  },
  plan_ending: {
    subject: () => 'Your Kubedeck plan is ending',
    lead: (params) =>
      `The ${params.planName} plan of ${params.accountName} ends on ${day('en', params)}. Clusters keep running. Until that date, you can resume it in billing if it was canceled.`,
    action: 'Open billing',
  },
  trial_ending: {
    subject: () => 'Your Kubedeck trial is ending',
    lead: (params) =>
      `The trial of ${params.planName} for ${params.accountName} ends on ${day('en', params)}. That day the card is charged for the first month. To pay nothing, cancel the subscription in billing before.`,
    action: 'Open billing',
  },
  payment_failed: {
    subject: () => 'A Kubedeck payment failed',
    lead: (params) =>
      `The payment of ${money('en', params)} for ${params.accountName} failed. We try the card again over the next days. Update the card to keep the plan.`,
    action: 'Update the card',
  },
  payment_received: {
    subject: () => 'Your Kubedeck receipt',
    lead: (params) =>
      `We received ${money('en', params)} for ${params.accountName}. Invoice ${params.invoice} is ready to download.`,
    action: 'Open invoices',
  },
  card_updated: {
    subject: () => 'Your Kubedeck payment card has changed',
    lead: ({ accountName }) =>
      `The payment card of ${accountName} was changed. If it was nobody of your team, check the card in billing.`,
    action: 'Open billing',
  },
  invite_accepted: {
    subject: () => 'Your invite to Kubedeck was accepted',
    lead: ({ accountName, memberName }) => `${memberName} has joined ${accountName}.`,
    action: 'Open the team',
  },
  app_failed: {
    subject: ({ name, clusterName }) => `${name} has failed on ${clusterName}`,
    lead: ({ accountName, name, clusterName }) =>
      `${name} on the cluster ${clusterName} of ${accountName} has failed. The console shows the reason and what you can do.`,
    action: 'Open the apps',
  },
  backup_failed: {
    subject: ({ name }) => `Backups of ${name} are failing`,
    lead: ({ accountName, name, clusterName }) =>
      `The database ${name} on the cluster ${clusterName} of ${accountName} cannot be backed up. Changes made from now on cannot be restored. Check the bucket and its keys.`,
    action: 'Open the databases',
  },
  restore_failed: {
    subject: ({ name }) => `The restore of ${name} failed`,
    lead: ({ accountName, name, clusterName }) =>
      `The restore of ${name} on the cluster ${clusterName} of ${accountName} has failed. Its source is untouched. The console shows the reason.`,
    action: 'Open the databases',
  },
};

const spanish: Record<Kind, KindWords> = {
  new_sign_in: {
    subject: () => 'Nuevo inicio de sesión en tu cuenta de Kubedeck',
    lead: ({ device }) =>
      `Alguien ha iniciado sesión en tu cuenta con ${device}, que no habías usado aquí. Si no has sido tú, cambia ahora la contraseña y activa la verificación en dos pasos.`,
    action: 'Cambiar la contraseña',
  },
  plan_updated: {
    subject: () => 'Tu plan de Kubedeck ha cambiado',
    lead: ({ accountName, planName }) => `El plan de ${accountName} es ahora ${planName}.`,
    action: 'Abrir facturación',
  },
  plan_ending: {
    subject: () => 'Tu plan de Kubedeck va a terminar',
    lead: (params) =>
      `El plan ${params.planName} de ${params.accountName} termina el ${day('es', params)}. Los clústeres siguen funcionando. Si se canceló, puedes reanudarlo en facturación hasta esa fecha.`,
    action: 'Abrir facturación',
  },
  trial_ending: {
    subject: () => 'Tu prueba de Kubedeck va a terminar',
    lead: (params) =>
      `La prueba de ${params.planName} de ${params.accountName} termina el ${day('es', params)}. Ese día se cobra en la tarjeta el primer mes. Si no quieres pagar nada, cancela antes la suscripción en facturación.`,
    action: 'Abrir facturación',
  },
  payment_failed: {
    subject: () => 'Ha fallado un pago de Kubedeck',
    lead: (params) =>
      `Ha fallado el pago de ${money('es', params)} de ${params.accountName}. Volveremos a intentarlo con la tarjeta en los próximos días. Actualiza la tarjeta para conservar el plan.`,
    action: 'Actualizar la tarjeta',
  },
  payment_received: {
    subject: () => 'Tu recibo de Kubedeck',
    lead: (params) =>
      `Hemos recibido ${money('es', params)} de ${params.accountName}. Ya puedes descargar la factura ${params.invoice}.`,
    action: 'Abrir facturas',
  },
  card_updated: {
    subject: () => 'Tu tarjeta de pago de Kubedeck ha cambiado',
    lead: ({ accountName }) =>
      `Se ha cambiado la tarjeta de pago de ${accountName}. Si no ha sido nadie de tu equipo, revisa la tarjeta en facturación.`,
    action: 'Abrir facturación',
  },
  invite_accepted: {
    subject: () => 'Han aceptado tu invitación a Kubedeck',
    lead: ({ accountName, memberName }) => `${memberName} se ha unido a ${accountName}.`,
    action: 'Abrir el equipo',
  },
  app_failed: {
    subject: ({ name, clusterName }) => `${name} ha fallado en ${clusterName}`,
    lead: ({ accountName, name, clusterName }) =>
      `Ha fallado ${name} en el clúster ${clusterName} de ${accountName}. La consola muestra el motivo y qué puedes hacer.`,
    action: 'Abrir las aplicaciones',
  },
  backup_failed: {
    subject: ({ name }) => `Fallan las copias de seguridad de ${name}`,
    lead: ({ accountName, name, clusterName }) =>
      `No se pueden hacer copias de seguridad de la base de datos ${name} en el clúster ${clusterName} de ${accountName}. Los cambios que se hagan desde ahora no se podrán restaurar. Comprueba el bucket y sus claves.`,
    action: 'Abrir las bases de datos',
  },
  restore_failed: {
    subject: ({ name }) => `Ha fallado la restauración de ${name}`,
    lead: ({ accountName, name, clusterName }) =>
      `Ha fallado la restauración de ${name} en el clúster ${clusterName} de ${accountName}. El origen está intacto. La consola muestra el motivo.`,
    action: 'Abrir las bases de datos',
  },
};

/** What happened, in a sentence or two. */
export function newsText(locale: MailLocale, { kind, params }: { kind: Kind; params: Params }): string {
  return (locale === 'es' ? spanish : english)[kind].lead(params);
}

/** The words of a notification's mail. */
export const notificationWords: Record<
  MailLocale,
  (data: MailData['notification']) => Record<'subject' | 'greeting' | 'lead' | 'action' | 'footnote', string>
> = {
  en: ({ name, kind, params }) => ({
    subject: english[kind].subject(params),
    greeting: `Hello ${name},`,
    lead: english[kind].lead(params),
    action: english[kind].action,
    footnote: 'You get this mail because of your notification settings.',
  }),
  es: ({ name, kind, params }) => ({
    subject: spanish[kind].subject(params),
    greeting: `Hola, ${name}:`,
    lead: spanish[kind].lead(params),
    action: spanish[kind].action,
    footnote: 'Recibes este correo por tus ajustes de notificaciones.',
  }),
};

/** Text of the link that switches the mails of a kind off. */
export const unsubscribeWords: Record<MailLocale, string> = {
  en: 'Stop these mails',
  es: 'No recibir más estos correos',
};
