import type { ExecutionArgs } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { LiveExtensions } from '../graphql/liveExtensions.ts';
import { isOutcome } from './requests.ts';

/**
 * Adds the live extensions to every response. Each execution has its own, because the events of a subscription share
 * one context. Must come after the plugin that sets the executor.
 */
export function useLiveExtensions(): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const extensions: LiveExtensions = {};
        const contextValue: unknown = Object.create(args.contextValue as object, {
          extensions: { value: extensions },
        });
        const result: unknown = await executeFn({ ...args, contextValue });
        if (!isOutcome(result) || Object.keys(extensions).length === 0) return result;
        return { ...result, extensions: { ...result.extensions, ...extensions } };
      });
    },
  };
}
