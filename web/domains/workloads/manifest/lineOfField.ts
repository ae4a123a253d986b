import { isNode, LineCounter, parseDocument } from 'yaml';

/** The parts of a path such as spec.containers[0].image or metadata.labels[example.com/a]. */
export function partsOf(field: string): (string | number)[] {
  return [...field.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)].map(([, inBrackets, plain]) => {
    const part = inBrackets ?? plain ?? '';
    return /^\d+$/.test(part) ? Number(part) : part;
  });
}

/** The line of a field in a YAML text, or of the closest one above it that exists; null if there is none. */
export function lineOfField(text: string, field: string): number | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const parts = partsOf(field);
  for (let length = parts.length; length > 0; length -= 1) {
    const node = document.getIn(parts.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return null;
}
