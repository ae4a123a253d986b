import type { GatewayConfig } from '../config.ts';

/** Sources that pages may use besides this host, by directive of the policy. */
export interface Sources {
  script: readonly string[];
  style: readonly string[];
  image: readonly string[];
  connect: readonly string[];
  frame: readonly string[];
  worker: readonly string[];
  /** The chat adds its own style elements. */
  needsInlineStyles: boolean;
}

const NONE: Sources = {
  ...{ script: [], style: [], image: [], connect: [], frame: [], worker: [] },
  needsInlineStyles: false,
};

/** Hosts of Paddle's overlay: https://developer.paddle.com/paddle-js/about. Its script always has the same address. */
function paddle(clientToken: string): Sources {
  const at = (name: string) =>
    `https://${clientToken.startsWith('test_') ? 'sandbox-' : ''}${name}.paddle.com`;
  return {
    ...NONE,
    script: ['https://cdn.paddle.com'],
    style: [at('cdn')],
    image: [at('cdn')],
    connect: [at('buy'), at('create-checkout'), at('checkout-service')],
    frame: [at('buy'), at('cdn')],
  };
}

/** Chatwoot's script, which shows the chat in a frame: https://www.chatwoot.com/docs/product/channels/live-chat/sdk/setup. */
const chat = (url: string): Sources => ({ ...NONE, script: [url], frame: [url], needsInlineStyles: true });

/** Where Sentry's SDK sends errors. It compresses recordings in a worker of its own. */
const errors = (dsn: string): Sources => ({
  ...NONE,
  connect: [new URL(dsn).origin],
  worker: ["'self'", 'blob:'],
});

/** What the configured services need; nothing without any. */
export function outsideSources({
  paddleClientToken,
  site,
}: Pick<GatewayConfig, 'paddleClientToken' | 'site'>): Sources {
  const all = [
    ...(paddleClientToken ? [paddle(paddleClientToken)] : []),
    ...(site.chat ? [chat(site.chat.url)] : []),
    ...(site.sentryDsn ? [errors(site.sentryDsn)] : []),
  ];
  const of = (name: Exclude<keyof Sources, 'needsInlineStyles'>) => all.flatMap((one) => one[name]);
  return {
    script: of('script'),
    style: of('style'),
    image: of('image'),
    connect: of('connect'),
    frame: of('frame'),
    worker: of('worker'),
    needsInlineStyles: all.some((one) => one.needsInlineStyles),
  };
}
