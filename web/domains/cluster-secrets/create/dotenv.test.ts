import { readDotenv } from './dotenv.ts';

const pairs = (text: string) => readDotenv(text)?.map(({ key, value }) => [key, value]) ?? null;

it.each([
  ['A=1', [['A', '1']]],
  [
    'A=1\r\nB=2\r\n',
    [
      ['A', '1'],
      ['B', '2'],
    ],
  ],
  ['export A=1', [['A', '1']]],
  ['  A = spaced out  ', [['A', 'spaced out']]],
  ['A="x y" # comment', [['A', 'x y']]],
  ["A='x # y'", [['A', 'x # y']]],
  ['A=`x "y" z`', [['A', 'x "y" z']]],
  ['A=pa#ss # the password', [['A', 'pa#ss']]],
  ['# only this\n\nA=1', [['A', '1']]],
  [
    'A="one\ntwo"\nB=3',
    [
      ['A', 'one\ntwo'],
      ['B', '3'],
    ],
  ],
  [
    "A='one\ntwo'\nB=3",
    [
      ['A', 'one\ntwo'],
      ['B', '3'],
    ],
  ],
  [String.raw`A="line\nbreak \"quoted\" \\ back"`, [['A', 'line\nbreak "quoted" \\ back']]],
  [String.raw`A='raw\n'`, [['A', String.raw`raw\n`]]],
  [
    'A=\nB=2',
    [
      ['A', ''],
      ['B', '2'],
    ],
  ],
  ['A=a=b', [['A', 'a=b']]],
  ['A=1\nA=2', [['A', '2']]],
  ['tls.key=x', [['tls.key', 'x']]],
  ['DATABASE_URL', null],
  ['A=1\nthis is prose', null],
  ['', null],
  ['# nothing', null],
])('%j holds %j', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
});
