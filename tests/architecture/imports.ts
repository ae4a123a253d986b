/** An import or re-export of a file. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Import statements found by a regular expression, independent of the linter's parser. */
export function scanImports(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}
