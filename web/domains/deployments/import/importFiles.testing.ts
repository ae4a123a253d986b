/** Files as they lie in real projects: of Laravel, Django, Next.js, a compose project and Kubernetes manifests. */
export const LARAVEL_ENV = `APP_NAME="Acme Shop"
APP_ENV=production
APP_KEY=base64:Xq2Z8b1yqzJ1l0n4sC8cQ2m5p9u7r3t6w0y1z2a3b4c=
APP_DEBUG=false
APP_URL=https://shop.example.com

LOG_CHANNEL=stack

DB_CONNECTION=mysql
DB_HOST=127.0.0.1
DB_PASSWORD=

MAIL_FROM_NAME="\${APP_NAME}"
VITE_PUSHER_HOST="\${PUSHER_HOST}"
`;

export const DJANGO_ENV = `\uFEFF# Django
export SECRET_KEY='django-insecure-$7#k!x'\r
export DATABASE_URL=postgres://app:s3cret@db:5432/app # main database\r
ALLOWED_HOSTS=example.com,www.example.com\r
EMAIL_SUBJECT = [Acme] \r
HOME=/srv/app\r
`;

export const NEXT_ENV = `NEXT_PUBLIC_COLOR=#ff0044
GOOGLE_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----\\nMIIEvQ\\n-----END PRIVATE KEY-----\\n"
INLINE_KEY=-----BEGIN\\nMIIE\\n-----END
RSA_KEY="-----BEGIN RSA PRIVATE KEY-----
MIIEowIBAAKCAQEA
-----END RSA PRIVATE KEY-----"
NEXT_PUBLIC_COLOR=#000000
BROKEN
2FA=on
`;

export const COMPOSE = `x-env: &shared
  LOG_LEVEL: info
  TZ: Europe/Berlin
services:
  web:
    image: ghcr.io/acme/web:1.4
    env_file: [.env, .env.production]
    environment:
      <<: *shared
      PORT: 8080
      VERSION: 1.10
      COUNTRY: no
      ZIP: 007
      DEBUG:
  worker:
    image: ghcr.io/acme/worker:1.4
    environment:
      - QUEUE=mails
      - SENDER=Acme <mail@acme.test>
      - FROM_HOST
`;

export const MANIFESTS = `apiVersion: v1
kind: ConfigMap
metadata: {name: settings}
data:
  LOG_LEVEL: debug
binaryData:
  LOGO: iVBORw0KGgo=
---
apiVersion: v1
kind: Secret
metadata: {name: credentials}
data:
  API_USER: YWRtaW4=
  KEYSTORE: /u3+7QAAAAI=
stringData:
  API_PASSWORD: plain
---
apiVersion: apps/v1
kind: Deployment
metadata: {name: shop}
spec:
  template:
    spec:
      containers:
        - name: shop
          envFrom:
            - configMapRef: {name: settings}
          env:
            - {name: PORT, value: "8080"}
            - name: DB_PASSWORD
              valueFrom: {secretKeyRef: {name: db, key: password}}
`;

export const NESTED_JSON = `{
\t"db": { "host": "localhost", "max-connections": 12345678901234567890, "ratio": 1.10 },
\t"feature.flags": ["a", {"b": 2.50}],
\t"empty": null,
\t"on": true
}`;

/** Eight anchors, each of which but the first contains the one before nine times. */
const bomb = (first: string, level: (alias: string) => string) =>
  [
    `a: &a ${first}`,
    ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
      (name, index) => `${name}: &${name} ${level(`*${'abcdefg'[index]}`)}`,
    ),
  ].join('\n');

const nine = Array.from({ length: 9 }, (_, index) => index);
export const BOMB = bomb('[x, x, x, x, x, x, x, x, x]', (alias) => `[${nine.map(() => alias).join(', ')}]`);
export const MAP_BOMB = bomb('{x: y}', (alias) => `{${nine.map((key) => `k${key}: ${alias}`).join(', ')}}`);
