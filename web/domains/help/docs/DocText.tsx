import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';

const components: Components = {
  h2: ({ children }) => (
    <Heading level={2} mt="7" mb="2">
      {children}
    </Heading>
  ),
  a: ({ href = '', children }) => <TextLink href={href}>{children}</TextLink>,
  pre: ({ children }) => <>{children}</>,
  code: ({ children }) => <Code>{typeof children === 'string' ? children : ''}</Code>,
};

/** Code in a sentence, or a block to copy, which is the only one with lines. */
function Code({ children }: { children: string }) {
  const { t } = useTranslation('help');
  if (!children.includes('\n')) return <code>{children}</code>;
  return <CodeBlock code={children.trimEnd()} label={t('docs.command')} />;
}

/** Markdown of the documentation in the styles of the console. HTML in it is shown as text. */
export function DocText({ text }: { text: string }) {
  return (
    <Box
      maxW="44rem"
      css={{
        '& p, & li': { lineHeight: '1.65' },
        '& p': { my: '3' },
        '& ul, & ol': { ps: '6', my: '3', display: 'grid', gap: '1.5' },
        '& ul': { listStyleType: 'disc' },
        '& ol': { listStyleType: 'decimal' },
        '& strong': { fontWeight: 'semibold' },
        '& p code, & li code': {
          textStyle: 'mono',
          bg: 'bg.muted',
          px: '1',
          py: '0.5',
          borderRadius: 'sm',
          overflowWrap: 'anywhere',
        },
      }}
    >
      <Markdown components={components}>{text}</Markdown>
    </Box>
  );
}
