import type { Command } from '../../shell/keys/useCommands.ts';
import { remember, splitRecent } from './recent.ts';

const command = (id: string): Command => ({ id, label: id, group: 'goto', run: () => undefined });
const ids = (commands: readonly Command[]) => commands.map(({ id }) => id);

beforeEach(() => localStorage.clear());

it('lists the recently used commands that still exist, the last one first', () => {
  for (const id of ['a', 'gone', 'c', 'a']) remember(id);
  const { recent, others } = splitRecent(['a', 'b', 'c'].map(command));
  expect(ids(recent)).toEqual(['a', 'c']);
  expect(ids(others)).toEqual(['b']);
});

it('keeps the five last ones, and survives a value of something else', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) remember(id);
  expect(ids(splitRecent(['a', 'f'].map(command)).recent)).toEqual(['f']);
  localStorage.setItem('kubedeck.recentCommands', '{');
  expect(ids(splitRecent(['a', 'f'].map(command)).recent)).toEqual([]);
});
