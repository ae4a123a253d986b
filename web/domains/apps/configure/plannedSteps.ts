import { graphql, readInlineData } from 'relay-runtime';
import type { plannedSteps_preview$key } from './__generated__/plannedSteps_preview.graphql.ts';

interface PlannedStep {
  readonly name: string;
  readonly version: string | null | undefined;
}

const STEP = /^(?:addons|apps)\.(.+)$/;

/** The add-ons that are installed first, in order, and the app. */
export function plannedSteps(preview: plannedSteps_preview$key): readonly PlannedStep[] {
  const { changes } = readInlineData(
    graphql`
      fragment plannedSteps_preview on ChangePreview @inline {
        changes {
          path
          after
        }
      }
    `,
    preview,
  );
  return changes.flatMap(({ path, after }) => {
    const name = STEP.exec(path)?.[1];
    return name === undefined ? [] : [{ name, version: after }];
  });
}
