import { toCsv, toJson, type ExportedEntry } from './auditExport.ts';

const entry: ExportedEntry = {
  at: '2026-11-01T10:00:00.000Z',
  actorName: 'Olivia "Liv" Owner',
  origin: 'CONSOLE',
  action: 'cluster.update',
  targetType: 'cluster',
  targetId: 'c1',
  targetName: '=shop',
  changes: [{ path: 'notes', before: null, after: 'one, two' }],
};

it('quotes cells, and keeps a spreadsheet from running them as formulas', () => {
  expect(toCsv([entry]).split('\r\n')).toEqual([
    'at,actorName,origin,action,targetType,targetId,targetName,changes',
    `2026-11-01T10:00:00.000Z,"Olivia ""Liv"" Owner",CONSOLE,cluster.update,cluster,c1,'=shop,"notes:  → one, two"`,
    '',
  ]);
});

it('exports the entries unchanged as JSON', () => {
  expect(JSON.parse(toJson([entry]))).toEqual([entry]);
});
