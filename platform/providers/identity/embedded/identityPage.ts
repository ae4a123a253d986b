import { devPage, escapeHtml, type DevPage } from '../../devPages/devPage.ts';

/** Path of the page; the issuer's URL is its folder. */
export const identityPath = '/dev/identity';

/**
 * The page /dev/identity/authorize. It posts the request's parameters, `email`, `name` and `outcome` (continue, cancel or
 * unverified) to its own URL, form-encoded; respond with a 303 to the console at `publicUrl`.
 */
export function identityPage(request: Readonly<Record<string, string>>, publicUrl: string): DevPage {
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const body = `<h1>Sign in with Google</h1>
<p class="soft">This page stands for the identity provider. Nobody is asked for a password.</p>
<form class="card" method="post" action="${identityPath}/authorize">${hidden.join('')}
<label>E-mail <input name="email" type="email" required autocomplete="email"></label>
<label>Full name <input name="name" required autocomplete="name"></label>
<button class="main" name="outcome" value="continue">Continue</button>
<button name="outcome" value="unverified">Continue with an unverified address</button>
<button name="outcome" value="cancel" formnovalidate>Cancel</button></form>
<p><a href="${escapeHtml(publicUrl)}">Back to the console</a></p>`;
  return devPage('Sign in with Google', body, `'self' ${new URL(publicUrl).origin}`);
}
