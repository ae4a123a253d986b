// relay-compiler reads named exports only: with "type": "module" neither a default export nor module.exports works.
export const src = './web';
export const schema = './schema.graphql';
export const language = 'typescript';
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const excludes = ['**/node_modules/**', '**/__generated__/**'];
// An upload's place in the variables holds null; the file itself goes with the mutation's uploadables.
export const customScalarTypes = { DateTime: 'string', Decimal: 'string', JSON: 'unknown', Upload: 'null' };
export const requireCustomScalarTypes = true;
export const persistConfig = { file: './web/relay/operations.json', algorithm: 'SHA256' };
