import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import QRCode from 'qrcode';
import type { Core } from '../../core.ts';
import { sha256 } from '../../crypto/hash.ts';
import { invalid, refused } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import { backupCodeBytes, backupCodeFrom, isTotpCode, normaliseCode } from './auth.rules.ts';
import { confirmTotp, deleteTotp, findTotp, startTotp, useBackupCode, useTotpStep } from './auth.store.ts';

const ISSUER = 'Kubedeck';
/** Clocks of phones may differ by one time step. */
const TOLERANCE_SEC = 30;

/** What an authenticator needs to add the account; both null if there is nothing to add. */
interface TwoFactorSetup {
  enabled: boolean;
  qrCode: string | null;
  secret: string | null;
}

/** The second factor: authenticator codes and one backup code. */
export interface TwoFactor {
  isOn(userId: string): Promise<boolean>;
  /** When it was turned on; null if it is off. */
  enabledAt(userId: string): Promise<Date | null>;
  /**
   * Starts the setup with a new secret, which is inactive until `confirm`. Does nothing if two-factor is on. Worlds
   * pass the secret.
   */
  begin(userId: string, email: string, secret?: string): Promise<TwoFactorSetup>;
  /**
   * Enables it and returns the backup code, which is not shown again. 422 `wrong_code`; 409 `expired` without `begin`,
   * and if it is on.
   */
  confirm(userId: string, code: string): Promise<string>;
  disable(userId: string): Promise<void>;
  /** Checks an authenticator code (each time step once) or consumes the backup code. */
  check(userId: string, code: string): Promise<boolean>;
}

/** 422: wrong code; `triesLeft` where a sign-in counts them. */
export function wrongCode(triesLeft?: number) {
  if (triesLeft === undefined) return invalid('code', text('wrong_code'));
  const why = text('wrong_code_tries', { count: triesLeft });
  return invalid('code', why, 'wrong_code', { tries_left: triesLeft });
}

/** Two-factor on the totp table; secrets are encrypted per user. */
export function createTwoFactor({ db, clock, vault }: Pick<Core, 'db' | 'clock' | 'vault'>): TwoFactor {
  const purpose = (userId: string): string => `totp.secret:${userId}`;

  /** The time step that the code belongs to, or null. */
  const stepOf = async (userId: string, sealed: string, code: string): Promise<number | null> => {
    const result = await verify({
      secret: vault.open(sealed, purpose(userId)).reveal(),
      token: code,
      epoch: Math.floor(clock.now().getTime() / 1000),
      epochTolerance: TOLERANCE_SEC,
    });
    return result.valid && 'timeStep' in result ? result.timeStep : null;
  };

  const enabledAt = async (userId: string): Promise<Date | null> =>
    (await findTotp(db, userId))?.confirmedAt ?? null;

  return {
    enabledAt,
    isOn: async (userId) => (await enabledAt(userId)) !== null,
    begin: async (userId, email, secret = generateSecret()) => {
      const isStarted = await startTotp(db, userId, vault.seal(secret, purpose(userId)));
      if (!isStarted) return { enabled: true, qrCode: null, secret: null };
      const svg = await QRCode.toString(generateURI({ issuer: ISSUER, label: email, secret }), {
        type: 'svg',
      });
      const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return { enabled: false, qrCode, secret };
    },
    confirm: async (userId, typed) => {
      const row = await findTotp(db, userId);
      if (!row) throw refused(text('two_factor_not_begun'), { error: 'expired' });
      if (row.confirmedAt) throw refused(text('two_factor_on'), { error: 'expired' });
      const code = normaliseCode(typed);
      const lastStep = isTotpCode(code) ? await stepOf(userId, row.secret, code) : null;
      if (lastStep === null) throw wrongCode();
      const backupCode = backupCodeFrom(randomBytes(backupCodeBytes));
      const values = { confirmedAt: clock.now(), backupCodeHash: sha256(backupCode), lastStep };
      if (!(await confirmTotp(db, userId, values))) {
        throw refused(text('two_factor_on'), { error: 'expired' });
      }
      return backupCode;
    },
    disable: (userId) => deleteTotp(db, userId),
    check: async (userId, typed) => {
      const row = await findTotp(db, userId);
      if (!row?.confirmedAt) return false;
      const code = normaliseCode(typed);
      if (!isTotpCode(code)) return useBackupCode(db, userId, sha256(code));
      const step = await stepOf(userId, row.secret, code);
      return step !== null && (await useTotpStep(db, userId, step));
    },
  };
}
