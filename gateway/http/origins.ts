import type { GatewayConfig } from '../config.ts';
import { hostOf, type ReadHeader } from '../plugins/callers.ts';

/**
 * Whether a page of this origin may open a WebSocket. Programs send no Origin header; browsers always send the real
 * one.
 */
export function isAllowedOrigin(config: GatewayConfig, header: ReadHeader): boolean {
  const origin = header('origin');
  if (origin === null) return true;
  if (config.allowedOrigins.includes(origin) || origin === config.publicUrl) return true;
  try {
    return new URL(origin).host === hostOf(config, header);
  } catch {
    return false;
  }
}
