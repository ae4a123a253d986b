import { chakra } from '@chakra-ui/react';
import { CopyButton } from '../actions/CopyButton.tsx';

const Block = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    p: '1.5',
    ps: '0',
    '& pre': {
      flex: '1',
      alignSelf: 'center',
      minWidth: '0',
      m: '0',
      py: '1',
      ps: '3.5',
      pe: '2',
      overflowX: 'auto',
      textStyle: 'mono',
      borderRadius: 'md',
    },
    '& code': { font: 'inherit' },
  },
});

export interface CodeBlockProps {
  code: string;
  /** What it is, for the region's name and the copy button: "kubectl command". */
  label: string;
}

/** Code or a command to copy; long lines scroll inside a focusable region. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <Block data-copy-scope>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} what={label} />
    </Block>
  );
}
