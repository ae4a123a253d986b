import { CopyButton } from '../actions/CopyButton.tsx';

export interface CodeBlockProps {
  code: string;
  /** What it is, for the region's name and the copy button: "kubectl command". */
  label: string;
}

/** Code or a command to copy; long lines scroll inside a focusable region. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <div className="kd-codeblock" data-copy-scope>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so the keyboard must reach it */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{code}</code>
      </pre>
      <CopyButton value={code} what={label} />
    </div>
  );
}
