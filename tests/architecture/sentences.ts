import ts from 'typescript';

/** Calls whose words are for logs, for programs, or for schema and metrics. */
const NOT_FOR_PEOPLE =
  /^(ConfigError|VaultError|codedError|GraphQLError|Gauge|Counter|Histogram|devPage|.*\blog\.\w+|ctx\.load|action|line)$/;
const NOT_FOR_PEOPLE_PROPERTY = /^(description|help|title)$/;

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [textOf(node.left), textOf(node.right)];
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return undefined;
}

function isForPeople(node: ts.Node, path: string): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent) || ts.isImportDeclaration(parent)) return false;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    return !NOT_FOR_PEOPLE.test(parent.expression.getText());
  }
  if (!ts.isPropertyAssignment(parent)) return true;
  // The add-ons' descriptions are read in the console, the graph's are not.
  if (path.includes('providers/addons/')) return parent.name.getText() !== 'title';
  return !NOT_FOR_PEOPLE_PROPERTY.test(parent.name.getText());
}

/** Two words or more that begin like a sentence. */
const isSentence = (text: string): boolean => /^(\{\{\}\}|[A-Z"])\S* \S/.test(text) && /[a-z]{2}/.test(text);

/** A word alone is a sentence where messages are made. */
const isMessage = ({ parent }: ts.Node, text: string): boolean =>
  ts.isPropertyAssignment(parent) && parent.name.getText() === 'message' && /^[A-Z]/.test(text);

/** What reads like a sentence among the literals of a source text; expressions inside stand as `{{}}`. */
export function sentencesIn(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined) {
      if ((isSentence(text) || isMessage(node, text)) && isForPeople(node, path)) found.push(text);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}
