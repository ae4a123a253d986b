import { devPage, escapeHtml, type DevPage } from '../../devPages/devPage.ts';
import { sampleAccounts } from './samples.ts';

/** The permissions that the page can grant, strongest first. */
const grantable = [
  { name: 'contents', label: 'Contents', options: ['write', 'read'] },
  { name: 'administration', label: 'Administration (deploy keys)', options: ['write', 'none'] },
] as const;

const words = { write: 'Read and write', read: 'Read only', none: 'No access' } as const;

function accountChoice(): string {
  const choices = sampleAccounts.map(
    ({ login, kind, about }, index) =>
      `<li><label><input type="radio" name="account" value="${escapeHtml(login)}"${index === 0 ? ' checked' : ''}> ` +
      `<strong>${escapeHtml(login)}</strong> (${kind}): ${escapeHtml(about)}</label></li>`,
  );
  return `<fieldset class="card"><legend>Account</legend><ul>${choices.join('')}</ul></fieldset>`;
}

function permissionChoice(): string {
  const rows = grantable.map(({ name, label, options }) => {
    const all = options.map((one) => `<option value="${one}">${words[one]}</option>`).join('');
    return `<dt><label for="${name}">${label}</label></dt><dd><select id="${name}" name="${name}">${all}</select></dd>`;
  });
  return `<fieldset class="card"><legend>Permissions</legend><dl><dt>Metadata</dt><dd>Read only (always)</dd>${rows.join('')}</dl></fieldset>`;
}

/**
 * The page /dev/github/authorize. It posts `state`, `account`, the permissions and `outcome` (install or cancel) to its
 * own URL, form-encoded; respond with a 303 to the console at `publicUrl`.
 */
export function authorizePage(state: string, publicUrl: string): DevPage {
  const body = `<h1>Install Kubedeck on GitHub</h1>
<p class="soft">This page stands for GitHub. Nothing leaves this machine.</p>
<form method="post" action="/dev/github/authorize"><input type="hidden" name="state" value="${escapeHtml(state)}">
${accountChoice()}${permissionChoice()}
<button class="main" name="outcome" value="install">Install and authorize</button>
<button name="outcome" value="cancel">Cancel</button></form>`;
  return devPage('Install Kubedeck on GitHub', body, `'self' ${new URL(publicUrl).origin}`);
}
