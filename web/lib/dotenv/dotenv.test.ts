import { parseDotenv } from './parseDotenv.ts';
import { toDotenv } from './toDotenv.ts';

/** Values as `NAME → value`; an invalid row shows its problem. */
const read = (text: string) =>
  parseDotenv(text).map((row) => [row.name, row.problem ? { problem: row.problem } : row.value.trim()]);

describe('parseDotenv', () => {
  it.each<[string, unknown]>([
    ['A=1', [['A', '1']]],
    [
      '\uFEFFA=1\r\nB=2\rC=3',
      [
        ['A', '1'],
        ['B', '2'],
        ['C', '3'],
      ],
    ],
    ['export A = 1', [['A', '1']]],
    ['A=spaced out  ', [['A', 'spaced out']]],
    ['A=pa#ss # the password', [['A', 'pa#ss']]],
    ['A= # nothing', [['A', '']]],
    ['A=#tag', [['A', '#tag']]],
    ['A=say "hi" \'there\'', [['A', 'say "hi" \'there\'']]],
    ["A='x # y $HOME \\n'", [['A', 'x # y $HOME \\n']]],
    [
      'A=`one\ntwo`\nB=3',
      [
        ['A', 'one\ntwo'],
        ['B', '3'],
      ],
    ],
    [String.raw`A="a\nb\tc\"d\\e\$f\q"`, [['A', 'a\nb\tc"d\\e$f\\q']]],
    [
      'A="-----BEGIN KEY-----\nMII\n-----END KEY-----"\nB=1',
      [
        ['A', '-----BEGIN KEY-----\nMII\n-----END KEY-----'],
        ['B', '1'],
      ],
    ],
    ['A="x" # comment', [['A', 'x']]],
    [
      'A="x" y\nB=1',
      [
        ['A', { problem: 'trailing' }],
        ['B', '1'],
      ],
    ],
    [
      'JUST_A_NAME\nB=1',
      [
        ['JUST_A_NAME', { problem: 'noValue' }],
        ['B', '1'],
      ],
    ],
    [
      'A="never closed\nB=1',
      [
        ['A', { problem: 'unclosed' }],
        ['B', '1'],
      ],
    ],
    [
      'A="open\nB="closed"',
      [
        ['A', { problem: 'unclosed' }],
        ['B', 'closed'],
      ],
    ],
    [
      'A=\nB=2',
      [
        ['A', ''],
        ['B', '2'],
      ],
    ],
    ['A=a=b', [['A', 'a=b']]],
    ['tls.key=x', [['tls.key', 'x']]],
    ['# only comments\n\n', []],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['A=$HOME/x', true],
    ['A="${HOME}"', true],
    [String.raw`A="\$HOME"`, false],
    ["A='$HOME'", false],
    ['A=5$', false],
  ])('notes the reference in %j: %s', (text, expected) => {
    expect(parseDotenv(text)[0]?.hasReference).toBe(expected);
  });

  it('counts lines over values with several lines', () => {
    expect(parseDotenv('# one\nA="x\ny"\n\nB=1').map(({ name, line }) => [name, line])).toEqual([
      ['A', 2],
      ['B', 5],
    ]);
  });

  it('takes each of many unclosed quotes as its own line', () => {
    expect(parseDotenv('A="x\n'.repeat(5_000))).toHaveLength(5_000);
  });
});

describe('toDotenv', () => {
  const values = [
    '',
    'plain',
    'a b',
    'a#b',
    ' # ',
    'line\nline',
    'tab\t',
    "it's",
    'say "hi"',
    '\'`"',
    '$HOME',
    '\\n',
    "'\\n`",
    'a\r\nb',
    '\'\r`\\$"',
    'ñ€😀',
    '=',
  ];

  it.each(values)('writes %j so that it is read again unchanged', (value) => {
    const [row] = parseDotenv(toDotenv([{ name: 'A', value }]));
    expect(row).toMatchObject({ name: 'A', value });
    expect(row?.problem).toBeUndefined();
  });

  it('writes one line for each plain variable', () => {
    expect(
      toDotenv([
        { name: 'A', value: '1' },
        { name: 'B', value: 'x y' },
      ]),
    ).toBe("A=1\nB='x y'\n");
  });
});
