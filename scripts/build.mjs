import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { buildProjects, root, run, runTool } from './run.mjs';

const stamp = join(root, '.cache/build-hash');
const outputs = [
  'dist/platform/server.js',
  'dist/gateway/server.js',
  'dist/web/index.html',
  'dist/graphiql/page.html',
  'dist/operations.json',
];
const sources = [
  'process',
  'platform',
  'gateway',
  'web',
  'tsconfig.json',
  'package-lock.json',
  'schema.graphql',
];

/** One hash over every source that ends up in dist; content, not time, so that a checkout back costs nothing. */
function hashSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  };
  for (const source of sources) {
    if (!existsSync(join(root, source))) continue;
    if (/\.\w+$/.test(source)) {
      add(source);
      continue;
    }
    const files = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    for (const file of files.sort()) add(file);
  }
  return hash.digest('hex');
}

/** What the compiler does not carry over. Copied whole: a migration left over from another branch would run. */
function copyAnew(folder) {
  const target = join(root, 'dist', folder);
  rmSync(target, { recursive: true, force: true });
  cpSync(join(root, folder), target, { recursive: true });
}

/** Writes .br and .gz beside every text file of the web client; the gateway serves them to whoever accepts them. */
function compressTexts() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const files = readdirSync(join(root, 'dist/web'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html|json|svg|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const text = readFileSync(file);
    if (text.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** The persisted operations without those of component tests, whose files name them so. */
function writeOperations() {
  const all = JSON.parse(readFileSync(join(root, 'web/relay/operations.json'), 'utf8'));
  const isOfTest = ([, text]) =>
    /^(query|mutation|subscription) \w+Test(Query|Mutation|Subscription)\b/m.test(text);
  const operations = Object.fromEntries(Object.entries(all).filter((entry) => !isOfTest(entry)));
  writeFileSync(join(root, 'dist/operations.json'), JSON.stringify(operations));
}

/** Compiles both servers and the web client into dist/. Answers whether all of it worked. */
export async function build() {
  const hash = hashSources();
  const codes = await Promise.all([
    runTool('tsc', buildProjects('platform', 'gateway')),
    // A test runner that builds has a NODE_ENV of its own.
    runTool('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'], {
      env: { NODE_ENV: 'production' },
    }),
  ]);
  if (codes.some((code) => code !== 0)) return false;
  compressTexts();
  writeOperations();
  for (const folder of ['platform/db/migrations', 'gateway/graphiql']) copyAnew(folder);
  if ((await run(process.execPath, ['dist/gateway/print-graphiql.js', 'dist/graphiql'])) !== 0) return false;
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** Builds only when a source differs from what dist/ was built from. */
export async function buildIfStale() {
  const built = outputs.every((file) => existsSync(join(root, file))) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === hashSources()) return true;
  console.log('Building …');
  return build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (await build()) console.log('Built dist/platform, dist/gateway and dist/web.');
  else {
    console.error('The build failed: see the messages above.');
    process.exitCode = 1;
  }
}
