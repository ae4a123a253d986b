import { devPage, escapeHtml, type DevPage } from '../../devPages/devPage.ts';

/** The client that stands for Google; every other one is an organization's. */
export const EMBEDDED_CLIENT = { clientId: 'kubedeck', clientSecret: 'embedded' };

/** Path of the page; the issuer's URL is its folder. */
export const identityPath = '/dev/identity';

/**
 * The page /dev/identity/authorize. It posts the request's parameters, `email`, `name`, `role` and `outcome` (continue, cancel or
 * unverified) to its own URL, form-encoded; respond with a 303 to the console at `publicUrl`.
 */
export function identityPage(request: Readonly<Record<string, string>>, publicUrl: string): DevPage {
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const isGoogle = request.client_id === EMBEDDED_CLIENT.clientId;
  const title = isGoogle ? 'Sign in with Google' : 'Sign in to your organization';
  const role = isGoogle
    ? ''
    : '<label>Claim <code>role</code> <input name="role" autocomplete="off" placeholder="none"></label>';
  const body = `<h1>${title}</h1>
<p class="soft">This page stands for the identity provider. Nobody is asked for a password.</p>
<form class="card" method="post" action="${identityPath}/authorize">${hidden.join('')}
<label>Email <input name="email" type="email" required autocomplete="email"></label>
<label>Full name <input name="name" required autocomplete="name"></label>
${role}<button class="main" name="outcome" value="continue">Continue</button>
<button name="outcome" value="unverified">Continue with an unverified address</button>
<button name="outcome" value="cancel" formnovalidate>Cancel</button></form>
<p><a href="${escapeHtml(publicUrl)}">Back to the console</a></p>`;
  return devPage(title, body, `'self' ${new URL(publicUrl).origin}`);
}
