// relay-compiler reads named exports only: with "type": "module" neither a default export nor module.exports works.
export const src = './web';
export const schema = './schema.graphql';
export const language = 'typescript';
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const excludes = ['**/node_modules/**', '**/__generated__/**'];
export const customScalarTypes = { DateTime: 'string', JSON: 'unknown' };
export const requireCustomScalarTypes = true;
export const persistConfig = { file: './web/relay/operations.json', algorithm: 'SHA256' };
