import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { english, fromInputText, inputText, messageFields, messages, reasonOf, text } from './messages.ts';
import { refused } from '../http/errors.ts';

describe('messages', () => {
  it('fill in their parameters and choose the plural form', () => {
    expect(english(text('up_to_date', { title: 'Argo CD' }))).toBe('Argo CD is up to date.');
    expect(english(text('pods_ready', { ready: 0, count: 1 }))).toBe('0 of 1 pod ready');
    expect(english(text('pods_ready', { ready: 2, count: 3 }))).toBe('2 of 3 pods ready');
  });

  it('name another message by its code, with its own parameters', () => {
    const step = text('waiting_ssh', { name: 'web-cp-1' });
    expect(english(text('ssh_lost', { ...step.params, step: step.code }))).toBe(
      'The machines stopped answering over SSH. The last step was: Waiting for SSH on web-cp-1.',
    );
    expect(english(text('ssh_lost', { step: 'something' }))).toContain('was: something.');
  });

  it('require the parameters of the wording', () => {
    // @ts-expect-error -- the title is missing
    text('up_to_date');
    // @ts-expect-error -- there is no such code
    expect(english(text('nobody_says_this'))).toBe('nobody_says_this');
  });

  it('pass through zod’s rules, which only accept strings', () => {
    const name = z.string().max(3, inputText('cluster_name_long', { max: 3 }));
    const [issue] = name.safeParse('long').error?.issues ?? [];
    expect(fromInputText(issue?.message)).toEqual(text('cluster_name_long', { max: 3 }));
    expect(fromInputText('Too big')).toBeNull();
  });

  it('come out of errors, with the error’s text if it has no message', () => {
    expect(reasonOf(refused(text('archived')))).toEqual(text('archived'));
    expect(reasonOf(new Error('sold out'))).toEqual(text('verbatim', { text: 'sold out' }));
  });

  it('are published with parameters of at most 1,000 characters', () => {
    const short = text('verbatim', { text: 'é'.repeat(1_000) });
    expect(messageFields(short)).toEqual({ message: english(short), detail: short });
    // Of a surrogate pair no half remains.
    const { message, detail } = messageFields(text('verbatim', { text: `x${'🙂'.repeat(2_000)}` }));
    expect(message).toBe(`x${'🙂'.repeat(499)}…`);
    expect(detail).toEqual(text('verbatim', { text: message }));
  });

  it('have one wording in one table for each code', async () => {
    const files = readdirSync(import.meta.dirname).filter((file) => !/^(messages|printed)\b/.test(file));
    const tables = await Promise.all(
      files.map((file) => import(`./${file}`) as Promise<Record<string, object>>),
    );
    const codes = tables.flatMap((table) => Object.values(table).flatMap((one) => Object.keys(one)));
    expect(codes.toSorted()).toEqual(Object.keys(messages).toSorted());
  });
});
