import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Box, Flex } from '../ui/layout/primitives.ts';
import { FormShell, type FormShellProps } from './FormShell.tsx';

export interface FormPageProps<Input extends FieldValues, Output> extends Omit<
  FormShellProps<Input, Output>,
  'renderButtons'
> {
  /** Left side of the sticky bar: cost, counts, "3 unsaved changes". */
  summary?: ReactNode;
}

/** A form that fills a page, with its buttons in a sticky bar at the bottom. */
export function FormPage<Input extends FieldValues, Output>({
  summary,
  ...shell
}: FormPageProps<Input, Output>) {
  return (
    <FormShell
      {...shell}
      renderButtons={(buttons) => (
        <Flex
          // Read by ui/theme/system.ts, which keeps focused fields above the bar.
          data-bottom-bar
          position="sticky"
          bottom="0"
          zIndex="sticky"
          align="center"
          justify="space-between"
          rowGap="3"
          columnGap="6"
          wrap="wrap"
          minH="16"
          mt="6"
          pt="3"
          pb="max(0.75rem, env(safe-area-inset-bottom))"
          borderTop="1px solid"
          borderColor="border"
          bg="bg"
        >
          {/* A long summary wraps beside the buttons, not above them. */}
          <Box flex="1 1 18rem" minW="0" _empty={{ flex: 'none' }}>
            {summary}
          </Box>
          <Flex
            gap="3"
            css={{
              mdDown: {
                width: 'full',
                '& > *': { flex: '1 1 auto' },
                '& button': { px: '2' },
                // `DisabledReason` wraps a disabled button in a span.
                '& > * > button': { width: 'full' },
              },
            }}
          >
            {buttons}
          </Flex>
        </Flex>
      )}
    />
  );
}
